import { createContext, type ReactNode } from 'react';
import type { ToolEmbed } from '../blocks/tool-embed.tsx';
import { type Glossary, glossaryOf, type Term } from './glossary.ts';

type Aids = { glossary: Glossary; tools: readonly ToolEmbed[] };

/** What the texts of a page are read with: terms that explain themselves, and calculators they name. */
export const TextAidsContext = createContext<Aids>({ glossary: new Map(), tools: [] });

type ReadingAidsProps = { terms?: readonly Term[]; tools?: readonly ToolEmbed[]; children: ReactNode };

export const TextAids = ({ terms = [], tools = [], children }: ReadingAidsProps) => (
  <TextAidsContext value={{ glossary: glossaryOf(terms), tools }}>{children}</TextAidsContext>
);
