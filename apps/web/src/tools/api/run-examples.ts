import { formatJson } from './format-json.ts';

/** Runs the examples of the API's page: posts what stands in the field and shows what comes back. */
const patienceMs = 10_000;
const tooMuch = 20_000;

type State = 'loading' | 'done' | 'failed';
type Parts = { url: string; input: HTMLTextAreaElement; status: HTMLElement; answer: HTMLElement };

function partsOf(example: HTMLElement): Parts | undefined {
  const [input, status, answer] = [
    example.querySelector('textarea'),
    example.querySelector<HTMLElement>('[role="status"]'),
    [...example.querySelectorAll('pre')].at(-1),
  ];
  const url = example.dataset.example;
  return url && input && status && answer ? { url, input, status, answer } : undefined;
}

function readable(text: string): string {
  try {
    return formatJson(JSON.parse(text));
  } catch {
    return text.slice(0, tooMuch);
  }
}

const reasonOf = (error: unknown): string => {
  if (!navigator.onLine) return 'You are offline. Connect, then run it again.';
  return error instanceof DOMException && error.name === 'TimeoutError'
    ? `No answer within ${patienceMs / 1000} seconds. Run it again.`
    : 'The site could not be reached. Run it again in a minute.';
};

async function run({ url, input, status, answer }: Parts): Promise<void> {
  const say = (state: State, words: string) => {
    status.dataset.state = state;
    status.textContent = words;
    answer.toggleAttribute('data-waiting', state === 'loading');
  };
  if (status.dataset.state === 'loading') return;
  say('loading', 'Running…');
  const started = performance.now();
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: input.value, signal });
    const text = await response.text();
    const tookMs = Math.max(1, Math.round(performance.now() - started));
    answer.textContent = readable(text);
    say(response.ok ? 'done' : 'failed', `Answer: ${response.status} in ${tookMs} ms`);
  } catch (error) {
    answer.textContent = 'No answer came.';
    say('failed', reasonOf(error));
  }
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-run],[data-reset]') : null;
  const example = button?.closest<HTMLElement>('[data-example]');
  const parts = example ? partsOf(example) : undefined;
  if (!button || !parts) return;
  if (button.hasAttribute('data-run')) void run(parts);
  else parts.input.value = parts.input.defaultValue;
});
