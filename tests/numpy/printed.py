# Writes the cases of tests/printed_numbers.rs: `python printed.py > printed.txt`. A case is its element type, extents and bits, and the text.
import numpy as np, sys
rng=np.random.default_rng(7)
cases=[]
def add(a): cases.append(a)
for t in (np.float64,np.float32):
    for v in ([1.0],[0.0],[-0.0,1.0],[1.5,2.0],[1,2,3],[0.1,0.2,0.3],[1/3,2/3],[1e-16,1],[1e-5,2e-5],[1e8,1],[1e6,2e6],[123456.0,1],[99999999.0],[1e20,2.5],
              [1e-300,1e300] if t==np.float64 else [1e-38,1e38],[np.nan,1.0],[np.inf,-1.5],[np.nan],[np.nan,np.inf,-np.inf],[1e-4,1],[0.001,1],[0.00099,1],
              [123456.789,0.5],[9.9999999999,1],[0.999999999,1e-9],[5e-324] if t==np.float64 else [1e-45],[1e16,1],[1.7976931348623157e308] if t==np.float64 else [3.4e38],
              [0.1+0.2,0.2,0.4],[1234567.891,-0.25],[1e7,0.125],[12345678.9,1e5],[0,0],[-1,-2.5],[1e3,1],[1001,1],[1234567885.2,1],[1e5,1e-3,0]):
        add(np.array(v,dtype=t))
    for shape in ((2,2),(3,3),(2,2,3),(4,1),(1,5),(30,),(2,20)):
        for scale in (1,1e-3,1e3,1e6):
            for k in range(3 if t==np.float64 else 2):
                a=rng.normal(size=shape)*scale
                if k==1: a=np.round(a,2)
                if k==2: a=a*10.0**rng.integers(-6,7,size=shape)
                add(a.astype(t))
    if t==np.float64: add(rng.normal(size=(40,40)))
    add((rng.normal(size=1100)*100).round(1).astype(t)); add(np.arange(1200).astype(t)/4)
# Powers of ten whose shortest text is rounded up, beside a number that needs more digits.
for t in (np.float64,np.float32):
    for e in range(-45,39):
        add(np.array([10.0**e,123456789.0],dtype=t)); add(np.array([-(10.0**e),1.0],dtype=t))
for a in cases:
    bits=a.view(np.uint64 if a.dtype==np.float64 else np.uint32)
    dims=','.join(map(str,a.shape))
    print(('f64' if a.dtype==np.float64 else 'f32')+' '+dims+' '+' '.join('%x'%b for b in bits.ravel()))
    print(str(a).replace('nan','NaN'))
    print('=')
