import type { ListedService } from '@majak/desk/content/read';
import { furtherWords } from './match-services.ts';
import { ServicePrice } from './service-price.tsx';

type Props = { service: ListedService; hidden?: boolean; closed?: boolean };

/** A phone shows the first sentence, whole; what follows is for wider windows. */
const Summary = ({ of }: { of: string }) => {
  const [first, ...further] = of.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return (
    <>
      {first}
      {further.length > 0 ? <span className="max-sm:hidden">{` ${further.join(' ')}`}</span> : null}
    </>
  );
};

/** A service in a long list: what it is, how long it takes, what it costs. The whole line leads to its page. */
export const ServiceRow = ({ service, hidden = false, closed = false }: Props) => (
  <li
    data-words={furtherWords(service)}
    data-row={service.slug}
    hidden={hidden}
    className="group service-row"
  >
    <h3>
      <a href={`/our-services/${service.slug}`} className="row-link">
        {service.title}
      </a>
    </h3>
    <p data-price>
      <ServicePrice amount={service.price} />
    </p>
    <p data-summary>
      <Summary of={service.summary} />
    </p>
    {closed ? <p className="font-semibold">Not open to your passport</p> : null}
    <p>
      <span>How long: </span>
      {service.duration}
    </p>
  </li>
);
