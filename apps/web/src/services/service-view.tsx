import type { Service } from '@majak/desk/payload-types';
import { DrawnInPage } from '@majak/ui/drawings/drawing';
import type { ComponentProps } from 'react';
import { RenderBlocks } from '../blocks/render-blocks.tsx';
import { ServiceHeader } from './service-header.tsx';

type Props = { service: Service; data: ComponentProps<typeof RenderBlocks>['data'] };

/** A service: what it is at a glance, and what its editor says of it. It shows two drawings or three. */
export const ServiceView = ({ service, data }: Props) => (
  <DrawnInPage value={true}>
    <ServiceHeader service={service} />
    <RenderBlocks blocks={service.sections ?? []} data={data} />
  </DrawnInPage>
);
