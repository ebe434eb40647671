import type { Block } from 'payload';
import { media, tool, video } from './embed-blocks.ts';
import {
  cards,
  checklist,
  chooser,
  compare,
  numbers,
  problems,
  questions,
  steps,
  team,
} from './list-blocks.ts';
import { stepper, tabs } from './panel-blocks.ts';
import { prices, servicePrices } from './price-blocks.ts';
import { callToAction, facts, feature, hero, prose, quote } from './text-blocks.ts';

const dayOrderFaults: Block[] = [
  hero,
  prose,
  facts,
  prices,
  servicePrices,
  cards,
  chooser,
  steps,
  checklist,
  compare,
  feature,
  questions,
  tabs,
  problems,
  numbers,
  team,
  quote,
  stepper,
  media,
  video,
  tool,
  callToAction,
];

/** A section is called what it is, and told from its neighbours by its title. */
const named = (block: Block): Block => {
  const name = block.slug
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...block,
    labels: block.labels ?? { singular: name, plural: name },
    admin: { components: { Label: '/components/section-label#SectionLabel' } },
  };
};

/** Every block an editor can place, in the order the studio offers them. */
export const blocks: Block[] = dayOrderFaults.map(named);
