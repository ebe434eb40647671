import type { Service } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { Button } from '@majak/ui/button';
import { Price } from '@majak/ui/price';
import type { ReactNode } from 'react';
import { proseText } from '../law/law-text.ts';
import type { Part } from './service-parts.ts';
import { ServicePrice } from './service-price.tsx';
import { totalPrice } from './total-price.ts';

const audiences = { eu: 'EU citizens', nonEu: 'Non-EU citizens', both: 'EU and non-EU citizens' } as const;
const currency = site.jurisdiction.currency;

type Props = {
  service: Service;
  parts: readonly Part[];
  /** Half of the decided cases took so many days. */
  halfTook?: { days: number; sample: boolean } | undefined;
};

/** What a reader looks for first, beside the page all the way down: how much in all, how long, for whom, what next. */
export const ServiceRail = ({ service, parts, halfTook }: Props) => (
  <div id="apply-section" className="service-side">
    <div className="service-rail">
      <HowMuch service={service} />
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 text-small">
        <Fact label="How long">
          {proseText(service.duration)}
          {halfTook ? (
            <span className="block font-normal text-text-muted">
              Half were decided within {halfTook.days} days{halfTook.sample ? ' (sample figures)' : ''}.
            </span>
          ) : null}
        </Fact>
        <Fact label={`Who it’s for · ${audiences[service.audience]}`}>{proseText(service.forWhom)}</Fact>
      </dl>
      {service.oneThird && (
        <p className="mt-4 text-small">One third is paid on the application day, the rest within 3 months.</p>
      )}
      <div className="mt-5 max-md:hidden">
        <Button href="#contact-form" variant="primary" className="w-full">
          Ask for this service
        </Button>
      </div>
      <Contents parts={parts} />
    </div>
  </div>
);

const HowMuch = ({ service }: { service: Service }) => {
  const sum = totalPrice(service.price, service.sections);
  return (
    <>
      <p className="text-small text-text-muted">{sum ? 'How much in total' : 'Our fixed price'}</p>
      <p className="font-heading text-title font-semibold">
        <ServicePrice amount={sum?.total ?? service.price} />
      </p>
      {sum ? (
        <ul className="mt-1 text-small">
          <li>
            <Price amount={sum.ours} currency={currency} />{' '}
            <span className="text-text-muted">our fixed price</span>
          </li>
          {sum.fees.map(({ label, amount }) => (
            <li key={label}>
              {amount === 0 ? 'Free' : <Price amount={amount} currency={currency} />}{' '}
              <span className="text-text-muted">{lowered(label)}</span>
            </li>
          ))}
        </ul>
      ) : (
        service.priceNote && <p className="mt-1 text-small text-text-muted">{proseText(service.priceNote)}</p>
      )}
    </>
  );
};

/** A label in the middle of a line: its first letter is small, unless it is a name such as VAT. */
const lowered = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-text-muted">{label}</dt>
    <dd className="mt-0.5 font-medium">{children}</dd>
  </div>
);

const Contents = ({ parts }: { parts: readonly Part[] }) => (
  <nav aria-label="On this page" className="service-contents">
    <ul>
      {parts
        .filter(({ title }) => title !== '')
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
    </ul>
  </nav>
);

/** On a phone the price and the next step stay at the bottom of the window while the page is read. */
export const ServiceBar = ({ service }: { service: Service }) => {
  const sum = totalPrice(service.price, service.sections);
  return (
    <div className="service-bar">
      <p className="leading-tight">
        <span className="block font-heading text-subheading font-semibold">
          <ServicePrice amount={sum?.total ?? service.price} />
        </span>
        <span className="text-small text-text-muted">{sum ? 'in total, with fees' : 'our fixed price'}</span>
      </p>
      <Button href="#contact-form" variant="primary">
        Ask for this
      </Button>
    </div>
  );
};
