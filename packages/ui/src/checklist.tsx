import { Icon } from './icon.tsx';

type ChecklistProps = {
  /** `provide` has boxes to tick, on the screen and on paper; `included` is already ticked. */
  kind: 'provide' | 'included';
  items: readonly { text: string; hint?: string | null }[];
};

const Words = ({ text, hint }: { text: string; hint?: string | null }) => (
  <span className="min-w-0">
    <span className="block">{text}</span>
    {hint ? <span className="block text-small text-text-muted">{hint}</span> : null}
  </span>
);

export const Checklist = ({ kind, items }: ChecklistProps) => (
  <ul className="border-t border-line">
    {items.map((item) => (
      <li key={item.text} className="border-b border-line">
        {kind === 'provide' ? (
          <label className="flex min-h-12 cursor-pointer items-start gap-4 py-3">
            <input type="checkbox" className="tick mt-[0.22em] size-5.5" />
            <Words {...item} />
          </label>
        ) : (
          <div className="flex items-start gap-4 py-3">
            <Icon name="check" size={22} className="mt-[0.22em] text-success" />
            <Words {...item} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
