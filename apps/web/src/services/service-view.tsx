import type { Service } from '@majak/desk/payload-types';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import { DrawnInPage } from '@majak/ui/drawings/drawing';
import { Icon } from '@majak/ui/icon';
import type { ComponentProps } from 'react';
import { RenderBlocks } from '../blocks/render-blocks.tsx';
import { WaitingTimes } from '../waiting/waiting-times.tsx';
import { ServiceHeader } from './service-header.tsx';
import { isFolded, type Part, partsOf } from './service-parts.ts';
import { ServiceBar, ServiceRail } from './service-rail.tsx';

type Props = {
  service: Service;
  data: ComponentProps<typeof RenderBlocks>['data'];
  /** How long decided cases took, where enough of them are known. */
  waits?: WaitingTable | undefined;
};

/** A service: who, how long and how much beside it all the way down, and what its editor says of it. */
export const ServiceView = ({ service, data, waits }: Props) => {
  const parts = partsOf(service.sections);
  const last = parts.findLastIndex(({ section }) => section.blockType === 'steps');
  const halfTook = waits && { days: waits.all.p50, sample: waits.sample };
  const show = (part: Part) => {
    const content = <RenderBlocks blocks={[part.section]} data={data} />;
    return isFolded(part, parts) ? (
      <details key={part.id} className="service-part service-fold group">
        <summary>
          <h2>{part.title}</h2>
          <Icon name="chevron-down" size={22} className="group-open:rotate-180" />
        </summary>
        <div id={part.id} className="service-folded">
          {content}
        </div>
      </details>
    ) : (
      <div key={part.id} id={part.id} className="service-part">
        {content}
      </div>
    );
  };
  return (
    <DrawnInPage value={true}>
      <div className="service-page">
        <ServiceHeader service={service} />
        <ServiceRail service={service} parts={parts} halfTook={halfTook} />
        <div className="service-body">
          {parts.slice(0, last + 1).map(show)}
          {waits ? (
            <div className="service-part">
              <WaitingTimes table={waits} />
            </div>
          ) : null}
          {parts.slice(last + 1).map(show)}
        </div>
        <ServiceBar service={service} />
      </div>
    </DrawnInPage>
  );
};
