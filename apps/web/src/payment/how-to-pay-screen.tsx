import { env } from '@majak/desk/env';
import { ownIban } from '@majak/desk/orders/how-to-transfer';
import { site } from '@majak/desk/site';
import { Container } from '@majak/ui/container';

type Part = { title: string; text: string };

const parts: readonly Part[] = [
  {
    title: 'You get a link first',
    text: 'We tell you the price before anything is done. Once we’ve agreed on it, you get an e-mail with a link to your order: what it’s for, how much it is, and the last day to pay it.',
  },
  {
    title: 'By card',
    text: 'You enter your card on the page of our payment provider, and we never see its number. If a card is declined, nothing is charged: try another one from the same link.',
  },
  ...(ownIban
    ? [
        {
          title: 'By bank transfer',
          text: 'Scan the QR code in your bank’s app, or copy the account, the amount and the variable symbol. A transfer takes up to two working days.',
        },
      ]
    : []),
  ...(env.PAY_IN_THIRDS
    ? [
        {
          title: 'In three parts',
          text: 'Work that takes months can be paid in three parts: the first on the day, the rest within three months. There’s no interest and no fee, and each part is due before its work is done, or with it.',
        },
      ]
    : []),
  {
    title: 'Your proof of payment',
    text: 'Once your payment arrives, we’ll e-mail you, and you can download a proof of payment as PDF. Offices and embassies ask for it.',
  },
  {
    title: 'If you lost the link',
    text: `Sign in to the client area with the address you ordered with, or write to ${site.email}.`,
  },
];

/** How orders are paid, for whoever comes without a key. */
export const HowToPayScreen = () => (
  <Container>
    <div className="max-w-measure py-10 md:py-14">
      <h1 className="text-display-long">How to pay</h1>
      {parts.map(({ title, text }) => (
        <section key={title} className="mt-8">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </div>
  </Container>
);
