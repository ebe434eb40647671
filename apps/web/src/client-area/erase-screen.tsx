import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { ErrorSummary } from '@majak/ui/error-summary';
import { clientCasePath } from '../client-case/client-case-address.ts';
import type { EraseQuestion } from './handle-erase.ts';
import { KeptOrders } from './kept-orders.tsx';

const boxId = 'erase-sure';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const erasable = (orders: EraseQuestion['orders']): number => orders.filter(({ kept }) => !kept).length;

/** Says what goes and what stays before anything is lost, and asks once more. */
export const EraseScreen = ({ email, erasure: { cases, requests, kept }, orders, said }: EraseQuestion) => (
  <Container>
    <div className="grid max-w-measure gap-6 py-10 md:py-14">
      <p>
        <a href="/client-area" className="link">
          Back to your cases
        </a>
      </p>
      <h1 className="text-display-long">Erase your data</h1>
      {said ? <ErrorSummary errors={[{ field: boxId, message: said }]} /> : null}
      <p>
        You can’t undo this. If you may need something later,{' '}
        <a href="/client-area#own-data" className="link">
          download your data
        </a>{' '}
        first.
      </p>
      <h2 className="text-heading">What goes</h2>
      <ul className="grid list-disc gap-2 pl-6">
        <li>{counted(requests.length, 'request', 'requests')} with every answer and file</li>
        <li>
          {counted(cases.length, 'case that has ended', 'cases that have ended')}, with names, numbers,
          messages and files
        </li>
        {erasable(orders) > 0 ? (
          <li>{counted(erasable(orders), 'order that wasn’t paid', 'orders that weren’t paid')}</li>
        ) : null}
        <li>Your address on any review you wrote; a published review stays, without the address</li>
        <li>Work that you keep with your account; what’s on your devices stays there</li>
        <li>Your sign-ins, in every browser</li>
      </ul>
      <h2 className="text-heading">What stays, and why</h2>
      <ul className="grid list-disc gap-2 pl-6">
        {kept.length > 0 ? (
          <li>
            We’re still working on{' '}
            {kept.map((reference, at) => (
              <span key={reference}>
                {at > 0 ? ', ' : ''}
                <a href={clientCasePath(reference)} className="link">
                  {reference}
                </a>
              </span>
            ))}
            , and can’t without what’s in it. Once it’s closed you can erase it here. If you want us to stop,
            write to us.
          </li>
        ) : null}
        <KeptOrders orders={orders} />
        <li>The dates of requests and of steps in cases, with nothing that says whose they were</li>
        <li>Backups, which are deleted when the time for keeping requests is over</li>
      </ul>
      <form method="post" action="/client-area/erase" noValidate className="grid gap-5">
        <label htmlFor={boxId} className="flex items-start gap-3">
          <input
            type="checkbox"
            id={boxId}
            name="sure"
            value="yes"
            aria-invalid={said ? true : undefined}
            className="mt-1 size-6 shrink-0"
          />
          <span>
            Erase what you have about me under <strong className="wrap-anywhere">{email}</strong>. I know it
            can’t be taken back.
          </span>
        </label>
        <Button type="submit" className="justify-self-start">
          Erase my data
        </Button>
      </form>
    </div>
  </Container>
);
