import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A wall calendar, one day of it lit, its corner turned. */
export const Calendar = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M34 22h96v80H34z" />
    <Body d="M30 18h96v66l-16 16H30z" />
    <path d="M110 100V84h16M30 38h96" />
    <Plane d="M81 60h15v13H81z" />
    <Fine d="M38 46h12M57 46h12M76 46h12M95 46h12M112 46h6M30 57h96M30 71h96M30 85h80M49 57v43M79 57v43M64 57v43M94 57v43M110 57v27" />
    <path d="M79 57h15v14H79zM82 64.5l3.5 3.5 6-7" />
    <path d="M48 12v12M68 12v12M88 12v12M108 12v12" strokeWidth={3} />
    <Fine d="M52 30.5h22M98 30.5h16" />
  </DrawingFrame>
);
