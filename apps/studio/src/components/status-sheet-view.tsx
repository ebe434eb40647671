import { today } from '@majak/desk/today';
import type { AdminViewServerProps } from 'payload';
import { DeskView } from './desk-view.tsx';
import { StatusSheet } from './status-sheet.tsx';

/** Where the office's spreadsheet is uploaded. */
export const StatusSheetView = (props: AdminViewServerProps) => (
  <DeskView
    {...props}
    path="/admin/status-sheet"
    title="The office’s list"
    show={() => (
      <>
        <p className="welcome__detail welcome__promise">
          Upload the spreadsheet in which the office publishes where applications stand. You see what it would
          change before anything is changed. It is not kept.
        </p>
        <StatusSheet today={today()} />
      </>
    )}
  />
);
