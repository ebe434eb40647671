import { Button } from '@majak/ui/button';
import { Code } from './code.tsx';
import { curl } from './curl.ts';
import { formatJson } from './format-json.ts';

type ExampleProps = {
  slug: string;
  title: string;
  /** Full address to post to, for a shell. */
  url: string;
  sample: object;
  answer: unknown;
};

const rowsFor = (text: string) => Math.min(16, Math.max(4, text.split('\n').length + 1));

/** A request with its answer. `run.ts` posts it again, as it stands in the field. */
export function Example({ slug, title, url, sample, answer }: ExampleProps) {
  const body = formatJson(sample);
  const id = `request-${slug}`;
  return (
    <div
      data-example={`/api/v1/calculators/${slug}`}
      className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2"
    >
      <div className="grid min-w-0 gap-4">
        <div className="grid gap-2">
          <label htmlFor={id} className="font-semibold">
            Request
          </label>
          <textarea
            id={id}
            rows={rowsFor(body)}
            spellCheck={false}
            autoComplete="off"
            defaultValue={body}
            className="field-edge w-full resize-y px-4 py-3 font-[ui-monospace,monospace] text-small"
          />
        </div>
        <div className="scripted flex flex-wrap gap-3">
          <Button data-run aria-label={`Run: ${title}`}>
            Run
          </Button>
          <Button variant="quiet" data-reset>
            Put the example back
          </Button>
        </div>
        <p className="font-semibold">In a shell</p>
        <Code label={`Request in a shell: ${title}`}>{curl(url, body)}</Code>
      </div>
      <div className="grid min-w-0 gap-2">
        <p
          role="status"
          className="font-semibold data-[state=done]:text-success data-[state=failed]:text-error"
        >
          Answer
        </p>
        <Code label={`Answer: ${title}`}>{formatJson(answer)}</Code>
      </div>
    </div>
  );
}
