import { Body, DrawingFrame, type DrawingProps, Fine } from './drawing-frame.tsx';

/** The lighthouse at night: its beam sweeps slowly over the water, and rests for those who want no motion. */
export const Lighthouse = ({ className = '' }: DrawingProps) => (
  <DrawingFrame width={640} height={520} className={`overflow-visible ${className}`}>
    <defs>
      <linearGradient id="beam-left" x1="1" x2="0">
        <stop offset="0" stopColor="var(--color-lamp)" stopOpacity=".95" />
        <stop offset=".3" stopColor="var(--color-lamp)" stopOpacity=".55" />
        <stop offset=".7" stopColor="var(--color-lamp)" stopOpacity=".16" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="beam-right">
        <stop offset="0" stopColor="var(--color-lamp)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </linearGradient>
    </defs>
    <g className="beam" stroke="none">
      <path d="M448 112L0 46v150l448-72z" fill="url(#beam-left)" />
      <path d="M448 112l192-30v72l-192-30z" fill="url(#beam-right)" />
    </g>
    <Fine d="M64 42v6M61 45h6M196 20v4M194 22h4M300 34v6M297 37h6M548 38v6M545 41h6M600 190v4M598 192h4M128 250v4M126 252h4M256 210v4M254 212h4" />
    <Fine d="M8 404h24l6-8h10l4 8h12v-14h8v14h10v-10l3-16 3 16v10h4v-10l3-16 3 16v10h4v-20h7v-8l3-10 3 10v8h1v20h26l8-6h18l6 6h40" />
    <path d="M0 404h338" />
    <Body d="M500 400v-60h64v68M494 340l14-26h48l14 26z" />
    <Body d="M540 314v-14h9v14M514 352h12v14h-12zM540 358h12v32h-12z" />
    <Fine d="M520 352v14M514 359h12M502 328h60M506 334h50" />
    <path
      d="M262 452c8-14 26-14 38-22 10-7 30-12 38-24 8-12 24-8 34-20 6-8 20-4 30-8h104c16 0 26 4 36 10 18 6 24 22 44 26 18 4 22 18 38 22 10 2 12 8 16 12l-20 28H290z"
      fill="var(--surface)"
      stroke="none"
    />
    <path d="M262 452c8-14 26-14 38-22 10-7 30-12 38-24 8-12 24-8 34-20 6-8 20-4 30-8h104c16 0 26 4 36 10 18 6 24 22 44 26 18 4 22 18 38 22 10 2 12 8 16 12" />
    <Fine d="M318 436l18-10M344 424l14-18M372 398l-8 22M352 444l24-12 8-20M530 394l-8 20M548 408l-12 22M574 424l-8 14M500 432l20 6M404 422l-10 18M592 440l14 6M462 440l14-8M430 400l-4 12" />
    <Body d="M414 382l12-222h44l12 222z" />
    <path d="M423.5 206h49M421 254h54M418.4 302h59.2M415.8 350h64.4" />
    <Fine d="M427 208l-2 44M436 208l-1 44M445 208v44M422 304l-2.5 44M431 304l-1.5 44M440 304v44M476 352l2 28M466 352l1 28" />
    <Body d="M442 216h12v20h-12zM442 266h12v20h-12zM436 382v-26c0-14 24-14 24 0v26z" />
    <Fine d="M448 216v20M448 266v20M455 370v2" />
    <Body d="M414 150h68l-6 12h-56z" />
    <path d="M410 150h76M412 150v-14h72v14M410 136h76" />
    <Fine d="M420 136v14M429 136v14M438 136v14M448 136v14M458 136v14M467 136v14M476 136v14" />
    <Body d="M430 136v-36h36v36z" />
    <path d="M437 134v-32h22v32z" fill="var(--color-lamp)" stroke="none" />
    <Fine d="M439 100v36M448 100v36M457 100v36M430 112h36M430 124h36" />
    <Body d="M426 100h44c-2-16-10-24-22-26-12 2-20 10-22 26z" />
    <path d="M448 74V56M448 60h12l-4 4 4 4h-12" />
    <Fine d="M434 96c2-8 6-13 14-15" />
    <Body d="M110 424h76l-12 18h-52zM150 424v-58l-34 50h34zM156 416v-44c14 10 22 26 26 44z" />
    <Fine d="M126 432h44M150 366v-10l8 4-8 3" />
    <Fine d="M0 452h96M200 452h44M20 464h130M176 464h96M60 476h90M190 476h104M318 476h60M400 476h190M0 488h52M96 488h160M290 488h150M470 488h120M150 500h120M310 500h180M520 500h60M230 512h140M420 512h90" />
  </DrawingFrame>
);
