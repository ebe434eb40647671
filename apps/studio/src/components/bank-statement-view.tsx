import type { AdminViewServerProps } from 'payload';
import { BankStatement } from './bank-statement.tsx';
import { DeskView } from './desk-view.tsx';

/** Where a statement of the bank is uploaded. */
export const BankStatementView = (props: AdminViewServerProps) => (
  <DeskView
    {...props}
    path="/admin/bank-statement"
    title="Statement of the bank"
    show={() => (
      <>
        <p className="welcome__detail welcome__promise">
          Upload a statement: CSV of your bank, GPC (ABO) or camt.053. You see what it would pay before
          anything is changed. The file is not kept, and what was applied is not applied again.
        </p>
        <BankStatement />
      </>
    )}
  />
);
