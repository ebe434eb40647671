import { withDefaults } from '@majak/desk/content/with-defaults';
import { withLawTexts } from '../law/law-text.ts';
import type { Term } from '../text-aids/glossary.ts';
import { TextAids } from '../text-aids/text-aids.tsx';
import { CallToAction, type CallToActionProps } from './call-to-action.tsx';
import { Cards, type CardsProps } from './cards.tsx';
import { Checklist, type ChecklistProps } from './checklist.tsx';
import { Chooser, type ChooserProps } from './chooser.tsx';
import { Compare, type CompareProps } from './compare.tsx';
import { Facts, type FactsProps } from './facts.tsx';
import { Feature, type FeatureProps } from './feature.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { Media, type MediaProps } from './media.tsx';
import { Numbers, type NumbersProps } from './numbers.tsx';
import { Prices, type PricesProps } from './prices.tsx';
import { Problems, type ProblemsProps } from './problems.tsx';
import { Prose, type ProseProps } from './prose.tsx';
import { Questions, type QuestionsProps } from './questions.tsx';
import { Quote, type QuoteProps } from './quote.tsx';
import { type PricedService, ServicePrices, type ServicePricesProps } from './service-prices.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';
import { Steps, type StepsProps } from './steps.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';
import { Team, type TeamProps } from './team.tsx';
import { Tool, type ToolProps } from './tool.tsx';
import type { ToolEmbed } from './tool-embed.tsx';
import { Video, type VideoProps } from './video.tsx';

type Typed<Type extends string, Props> = Props & { blockType: Type; id?: string | null };
export type Block =
  | Typed<'hero', HeroProps>
  | Typed<'prose', ProseProps>
  | Typed<'facts', FactsProps>
  | Typed<'prices', PricesProps>
  | Typed<'servicePrices', Omit<ServicePricesProps, 'services'>>
  | Typed<'cards', CardsProps>
  | Typed<'chooser', ChooserProps>
  | Typed<'steps', StepsProps>
  | Typed<'checklist', ChecklistProps>
  | Typed<'compare', CompareProps>
  | Typed<'feature', FeatureProps>
  | Typed<'questions', QuestionsProps>
  | Typed<'tabs', TabsProps>
  | Typed<'problems', ProblemsProps>
  | Typed<'numbers', NumbersProps>
  | Typed<'team', TeamProps>
  | Typed<'quote', QuoteProps>
  | Typed<'stepper', StepperProps>
  | Typed<'media', MediaProps>
  | Typed<'video', VideoProps>
  | Typed<'tool', ToolProps>
  | Typed<'callToAction', CallToActionProps>;

/** What a block shows that is not written in it. */
export type BlockData = {
  services: readonly PricedService[];
  tools?: readonly ToolEmbed[];
  terms?: readonly Term[];
};

/** A draft is stored as far as it is written: what an editor has not come to yet is empty, not missing. */
const unwritten = {
  title: '',
  text: '',
  author: '',
  items: [],
  rows: [],
  cards: [],
  options: [],
  steps: [],
  tabs: [],
  people: [],
};

const RenderBlock = ({ block, data }: { block: Block; data: BlockData }) => {
  switch (block.blockType) {
    case 'hero':
      return <Hero {...block} />;
    case 'prose':
      return <Prose {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'prices':
      return <Prices {...block} />;
    case 'servicePrices':
      return <ServicePrices {...block} services={data.services} />;
    case 'cards':
      return <Cards {...block} />;
    case 'chooser':
      return <Chooser {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'checklist':
      return <Checklist {...block} />;
    case 'compare':
      return <Compare {...block} />;
    case 'feature':
      return <Feature {...block} />;
    case 'questions':
      return <Questions {...block} />;
    case 'tabs':
      return <Tabs {...block} />;
    case 'problems':
      return <Problems {...block} />;
    case 'numbers':
      return <Numbers {...block} />;
    case 'team':
      return <Team {...block} />;
    case 'quote':
      return <Quote {...block} />;
    case 'stepper':
      return <Stepper {...block} />;
    case 'media':
      return <Media {...block} />;
    case 'video':
      return <Video {...block} />;
    case 'tool':
      return <Tool {...block} />;
    case 'callToAction':
      return <CallToAction {...block} />;
    default:
      // A kind that an older page still holds, or a newer studio already offers.
      return null;
  }
};

type RenderBlocksProps = { blocks: readonly Block[]; data: BlockData };

/** The blocks of a page in their order. */
export const RenderBlocks = ({ blocks, data }: RenderBlocksProps) => (
  <TextAids terms={data.terms} tools={data.tools}>
    {blocks.map((block, index) => (
      <RenderBlock key={block.id ?? index} block={withLawTexts(withDefaults(block, unwritten))} data={data} />
    ))}
  </TextAids>
);
