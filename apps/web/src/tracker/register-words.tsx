import type { OfficeRegister } from '@majak/law/jurisdiction';

type Props = {
  register: OfficeRegister;
  language: string;
  /** What somebody typed, which may be a number of the office. */
  typed?: string;
};

/** Of a number that is nobody's here: where the office says itself how it stands, and what its words mean. We do not know. */
export const RegisterWords = ({ register: { lookUp, words, readNumber }, language, typed = '' }: Props) => {
  const number = readNumber(typed);
  return (
    <section
      aria-labelledby="office-words"
      className="no-print mt-16 max-w-measure border-t border-line pt-10"
    >
      <h2 id="office-words" className="text-heading">
        What the office itself says
      </h2>
      <p className="mt-4">
        We only know how our own clients’ cases are going. With the number of any application you can ask{' '}
        <a href={lookUp.address} className="link" rel="noopener">
          {lookUp.name}
        </a>
        .
        {number ? (
          <>
            {' '}
            Enter it there as <strong className="whitespace-nowrap">{number}</strong>.
          </>
        ) : null}{' '}
        It answers with one of these:
      </p>
      <dl className="mt-6 grid gap-4">
        {words.map(({ word, means }) => (
          <div key={word}>
            <dt lang={language} className="font-semibold">
              {word}
            </dt>
            <dd className="text-text-muted">{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
