import { findOptions } from './find-options.tsx';
import type { Option } from './option-list.tsx';

type OwnWordsProps = { value: string; options: readonly Option[]; onChoose: (option: Option) => void };

const offered = 3;

/** Below an answer that is none of the options: it is taken as it is, and which options may have been meant. */
export const OwnWords = ({ value, options, onChoose }: OwnWordsProps) => {
  const own = value !== '' && !options.some((option) => option.value === value);
  const near = own ? findOptions(options, value).slice(0, offered) : [];
  return (
    <div role="status" className="text-small">
      {own && <p>Not in our list: we’ll take it as you wrote it.{near.length > 0 && ' Did you mean'}</p>}
      {near.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {near.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className="link min-h-8 cursor-pointer text-left"
                onClick={() => onChoose(option)}
              >
                {option.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
