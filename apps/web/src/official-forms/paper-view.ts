import type { OfferedPaper } from '@majak/desk/official-forms/find-official-form';
import type { Mapping, PdfField } from '@majak/tools/official-forms/official-form';
import { picturePath } from './official-form-address.ts';

/** A paper as its page needs it. */
export type PaperView = {
  title: string;
  pages: readonly { picture: string; width: number; height: number }[];
  fields: readonly PdfField[];
  mapping: Mapping;
};

/** What a browser is given of a paper: the fields that are filled in, and no others. */
export const paperView = (slug: string, { title, paper }: OfferedPaper): PaperView => ({
  title,
  pages: paper.pages.map((size, page) => ({ ...size, picture: picturePath(slug, paper.file, page) })),
  fields: paper.fields.filter(({ name }) => paper.mapping[name]),
  mapping: paper.mapping,
});
