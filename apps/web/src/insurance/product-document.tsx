import { dayInWords } from '@majak/law/day-in-words';
import type { ProductDocument as Document } from '@majak/tools/insurance/product-document';
import { Notice } from '@majak/ui/notice';

/** What a product covers and what it does not, in the order of the document that the law prescribes. */
export const ProductDocument = ({ document }: { document: Document }) => (
  <>
    {document.sample ? (
      <Notice className="mb-8">This is a sample. The product and its insurer are invented.</Notice>
    ) : null}
    <dl className="mb-8 grid gap-3">
      {[
        ['Company', document.company],
        ['Product', document.product],
        ['Version', dayInWords(document.version.slice(0, 10))],
      ].map(([label, text]) => (
        <div key={label} className="grid gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="font-semibold">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
    <p className="mb-8">{document.elsewhere}</p>
    {document.parts.map(({ title, lines }) => (
      <section key={title} className="mb-8">
        <h2 className="text-subheading font-semibold">{title}</h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    ))}
  </>
);
