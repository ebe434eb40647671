import { Body, DrawingFrame, type DrawingProps, Fine, Plane, Water } from './drawing-frame.tsx';

/** A long receipt with its sum, and the coins that pay it. */
export const Receipt = ({ className }: DrawingProps) => (
  <DrawingFrame width={160} height={120} className={className}>
    <Water />
    <Body d="M40 10l5.5 4 5.5-4 5.5 4 5.5-4 5.5 4 5.5-4 5.5 4 5.5-4 5.5 4 5.5-4v92l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4z" />
    <Plane d="M50 75h42v12H50z" />
    <path d="M47 71h42v12H47zM47 24h20" />
    <Fine d="M47 31h30M47 43h18M81 43h8M47 50h22M79 50h10M47 57h14M83 57h6M47 64h42M52 77h12M76 77h8" />
    <Body d="M100 92c0-3.6 7.6-6.5 17-6.5s17 2.9 17 6.5v8c0 3.6-7.6 6.5-17 6.5s-17-2.9-17-6.5z" />
    <path d="M134 92c0 3.6-7.6 6.5-17 6.5s-17-2.9-17-6.5" />
    <Body d="M104 81c0-3.6 7.6-6.5 17-6.5s17 2.9 17 6.5v6c0 3.6-7.6 6.5-17 6.5s-17-2.9-17-6.5z" />
    <path d="M138 81c0 3.6-7.6 6.5-17 6.5s-17-2.9-17-6.5" />
    <Fine d="M111 81c0-1.7 4.5-3 10-3s10 1.3 10 3M104 97v4M108.5 99v4M113 100v4M121 100v4M126 98.7v4M109 86.5V91M114 87.8v4M128 87.8v4M133 86.5v4" />
  </DrawingFrame>
);
