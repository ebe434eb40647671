import { Notice } from '@majak/ui/notice';
import { Component, type ReactNode } from 'react';

/** In place of a calculator that cannot be shown: never an empty page. */
export const CalculatorUnavailable = () => (
  <Notice title="We can’t show the calculator">
    Load the page again. If that doesn’t help,{' '}
    <a href="/contact" className="link">
      send us your numbers
    </a>{' '}
    and we’ll work it out for you.
  </Notice>
);

/** Catches what breaks while a calculator is drawn. React offers this to classes alone. */
export class CalculatorErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <CalculatorUnavailable /> : this.props.children;
  }
}
