import { Body, DrawingFrame, type DrawingProps, Fine } from '../drawing-frame.tsx';

/** The castle above the river at night, and the bridge whose disc is the lamp: its beam sweeps as that of the lighthouse does. */
export const Scene = ({ className = '' }: DrawingProps) => (
  <DrawingFrame width={640} height={520} className={`overflow-visible ${className}`}>
    <defs>
      <linearGradient id="beam-left" x1="1" x2="0">
        <stop offset="0" stopColor="var(--color-lamp)" stopOpacity=".95" />
        <stop offset=".3" stopColor="var(--color-lamp)" stopOpacity=".5" />
        <stop offset=".7" stopColor="var(--color-lamp)" stopOpacity=".14" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="beam-right">
        <stop offset="0" stopColor="var(--color-lamp)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <g className="beam" stroke="none">
      <path d="M420 118L0 40v150l420-60z" fill="url(#beam-left)" />
      <path d="M520 118l120-26v64l-120-26z" fill="url(#beam-right)" />
    </g>
    <Fine d="M64 22v6M61 25h6M210 12v4M208 14h4M318 30v6M315 33h6M584 44v6M581 47h6M610 196v4M608 198h4M392 210v4M390 212h4M36 214v4M34 216h4" />
    <path d="M0 404c38-4 56-54 112-78h196c34 14 50 62 84 78z" fill="var(--surface)" stroke="none" />
    <path d="M0 404c38-4 56-54 112-78h196c34 14 50 62 84 78" />
    <Fine d="M92 346l22-14M70 372l34-22M122 358l16-8M296 344l22 12M318 366l28 20M270 352l16 8M180 346l20-6M60 390l20-10" />
    <Body d="M176 262v-22h20v22zM236 262v-22h20v22zM172 240l14-20 14 20zM232 240l14-20 14 20z" />
    <Body d="M140 326v-66h158v66z" />
    <Body d="M124 326v-82h32v82zM120 244l20-28 20 28zM286 326V226h36v100zM281 226l23-32 23 32z" />
    <path d="M140 216v-14M304 194v-18M304 178h12l-4 4 4 4h-12M186 220v-8M246 220v-8M120 244h40M281 226h46" />
    <Fine d="M156 270h130M166 278h8v10h-8zM184 278h8v10h-8zM202 278h8v10h-8zM220 278h8v10h-8zM238 278h8v10h-8zM256 278h8v10h-8zM272 278h8v10h-8zM166 300h8v10h-8zM184 300h8v10h-8zM238 300h8v10h-8zM256 300h8v10h-8zM272 300h8v10h-8zM210 326v-20c0-6 12-6 12 0v20M134 258h4M144 258h4M134 276h4M144 276h4M134 296h4M144 296h4M296 244h5M308 244h5M296 262h5M308 262h5M296 284h5M308 284h5M296 304h5M308 304h5" />
    <Body d="M18 404v-34l16-14 16 14v34zM50 404v-24h30v24zM80 404v-38l14-12 14 12v38zM108 404v-28h34v28z" />
    <Fine d="M26 378h4M36 378h4M26 390h4M36 390h4M58 388h4M68 388h4M88 376h4M98 376h4M116 384h4M128 384h4M50 380l8-8h14l8 8M108 376l6-8h22l6 8" />
    <Body d="M372 404v-44l30-14 30 14v44z" />
    <Body d="M350 404v-96h24v96zM350 308l5-14h14l5 14zM354 294l8-56 8 56z" />
    <path d="M362 238v-14M358 229h8" />
    <Fine d="M350 326h24M350 352h24M358 314h8M362 332v10M362 362v16M384 372v22M396 366v28M408 366v28M420 372v22" />
    <path d="M0 404h640" />
    <Body d="M392 378h248v12H392z" />
    <Body d="M488 148h26l92 256h-30z" />
    <Body d="M462 148h26l58 256h-34z" />
    <path d="M484 216h42M496 268h50M508 320h58" />
    <Fine d="M476 156L396 378M478 166l-46 212M482 182l-18 196M496 156l144 176M498 166l142 206M504 184l112 194M430 390v14M640 390v14M470 390v14" />
    <Body d="M408 128c0-12 28-22 64-22s64 10 64 22-32 30-64 30-64-18-64-30z" />
    <path
      d="M418 121c14-5 34-7 54-7s40 2 54 7v9c-14 4-34 6-54 6s-40-2-54-6z"
      fill="var(--color-lamp)"
      stroke="none"
    />
    <path d="M408 128c6 6 32 10 64 10s58-4 64-10" />
    <Fine d="M432 117v17M446 115v20M460 114v22M472 114v22M484 114v22M498 115v20M512 117v17" />
    <Body d="M444 108l6-14h44l6 14z" />
    <path d="M472 94V60M472 66h14l-5 5 5 5h-14" />
    <Body d="M196 446h92l-14 20h-66zM216 446v-14h48v14z" />
    <Fine d="M224 438h6M238 438h6M252 438h6M206 454h74M228 432v-10h10v10" />
    <Fine d="M0 424h120M150 424h120M300 424h90M420 424h180M30 440h130M310 440h150M490 440h120M0 458h170M300 458h60M384 458h190M60 476h120M210 476h160M404 476h110M540 476h100M120 492h150M310 492h170M200 506h120M420 506h90" />
  </DrawingFrame>
);
