import type { BankPage } from '@majak/desk/ports/payments/local-bank';
import { testCards } from '@majak/desk/ports/payments/test-cards';
import { formatMoney } from '@majak/tools/money/money';
import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Notice } from '@majak/ui/notice';

const inFours = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** A page of the bank of this machine, with a button for each card to try. */
export const BankPageScreen = ({ page, unknown }: { page: BankPage; unknown: boolean }) => (
  <Container width="measure">
    <div className="py-12">
      <p className="text-small text-text-muted">A bank to try things on. No money moves.</p>
      <h1 className="mt-1 text-title">
        {page.title}: {formatMoney(page.amount)}
      </h1>
      {unknown ? (
        <Notice kind="error" role="alert" className="mt-6">
          <p>This bank only knows the cards below.</p>
        </Notice>
      ) : null}
      {page.checkout.state === 'open' ? (
        <form method="post" className="mt-8 grid gap-4">
          {testCards.map(({ number, label }) => (
            <Button
              key={number}
              type="submit"
              name="card"
              value={number}
              className="[&>span]:w-full [&>span]:flex-wrap"
            >
              <span className="grow text-left">{label}</span>
              <span className="whitespace-nowrap tabular-nums">{inFours(number)}</span>
            </Button>
          ))}
          <Button type="submit" name="leave" value="1" variant="quiet" className="justify-self-start">
            Leave without paying
          </Button>
        </form>
      ) : (
        <p className="mt-8">
          This page is closed.{' '}
          <a href={page.backUrl} className="link">
            Back to the order
          </a>
        </p>
      )}
    </div>
  </Container>
);
