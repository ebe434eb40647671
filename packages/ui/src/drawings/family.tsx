import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** Two grown-ups, a child and a suitcase, in front of a lit door. */
export const Family = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Plane d="M44 106V38c0-16 13-28 29-28s29 12 29 28v68z" />
    <path d="M40 104V38c0-18 14.5-31 33-31s33 13 33 31v66" />
    <Body d="M58 27a8 8 0 1 0 .1 0z" />
    <Body d="M46 104V64c0-9 5-16 12-16s12 7 12 16v40H60V80h-4v24z" />
    <Fine d="M50.5 33.5c2-6 11-8 15-1M58 48v9M52 66v14M54 49l4 5 4-5" />
    <Body d="M90 33a7.5 7.5 0 1 0 .1 0z" />
    <path d="M82.5 41c-1-8 3-12 8-12s9 4 7.5 13c1.5 4 1.5 7 0 9" />
    <Body d="M90 53c6 0 9.5 4 10.5 11l5.5 26H95v14h-3.5V90h-3v14H85V90H74l5.5-26C80.5 57 84 53 90 53z" />
    <Fine d="M86 54c1 3 7 3 8 0M80 84h20" />
    <Body d="M74 70a5.5 5.5 0 1 0 .1 0z" />
    <Body d="M68 104V90c0-5 2.5-8.5 6-8.5s6 3.5 6 8.5v14h-4.5v-8h-3v8z" />
    <Body d="M112 76h26v28h-26z" />
    <path d="M118 76v-9h14v9" />
    <Fine d="M117 82v16M133 82v16M122 86h6M115 104v3M135 104v3" />
  </DrawingFrame>
);
