import { Notice } from '@majak/ui/notice';
import { Component, type ReactNode } from 'react';
import { InvoiceTool } from './invoice-tool.tsx';
import type { ScreenStart } from './new-invoice.ts';

const AskUs = ({ children }: { children: ReactNode }) => (
  <>
    {children}{' '}
    <a href="/contact" className="link">
      Ask us
    </a>
    : we write it with you.
  </>
);

/** Catches what breaks while the form is drawn: never an empty page. React offers this to classes alone. */
class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Notice kind="error" title="We can’t show the generator">
        <AskUs>Load the page again: what you entered is kept in this browser. If that doesn’t help:</AskUs>
      </Notice>
    );
  }
}

/** The invoice generator on its page. */
export const InvoiceIsland = (start: ScreenStart) => (
  <Broken>
    <div className="unscripted mb-8">
      <Notice title="The generator needs JavaScript">
        <AskUs>
          It draws the document as you type. Without JavaScript, use the list below of what an invoice must
          say.
        </AskUs>
      </Notice>
    </div>
    <InvoiceTool {...start} />
  </Broken>
);
