import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A form with boxes, half filled in, and the pen that fills it in. */
export const Form = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M46 20h64v86H46z" />
    <Body d="M38 12h50l16 16v72H38z" />
    <path d="M88 12v16h16" />
    <Plane d="M50 62h46v11H50z" />
    <path d="M47 59h44v11H47z" />
    <Fine d="M47 23h24M47 29h32M47 41h44M47 47h30M47 53.5h12M47 77h7v7h-7zM59 80.5h20M47 89h7v7h-7zM59 92.5h26M48.5 80l2 2.5 3.5-5" />
    <path d="M51 65.5c3-4 4.5-3 4 0s2 2 4-1 4-2 3.5.5 3 .8 5-1.5" />
    <Body d="M73 67.5l45-38 8.5 10-45 38-12 3.5z" />
    <path d="M73 67.5l8.5 10M112 34.5l8.5 10" />
    <Fine d="M69.5 81l4.5-5.3M79 70.5l37-31.2" />
  </DrawingFrame>
);
