import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { formatDate } from '@majak/ui/format-date';
import { Notice } from '@majak/ui/notice';
import { useState } from 'react';
import type { AccountWork } from './account-work.ts';
import type { KnownWork } from './known-work.ts';
import { useOwnWork, type OwnWork as Work } from './use-own-work.ts';

type Props = {
  /** All that this site lets a browser hold. */
  known: readonly KnownWork[];
  /** What the account keeps, the newest first. */
  kept: readonly AccountWork[];
  /** In whose days moments are written. */
  timeZone: string;
  /** So long the account keeps what is not kept anew. */
  days: number;
};

/** Work that was done before signing in, and how it is kept with the account: only what is picked leaves the device. */
export function OwnWork({ known, kept, timeZone, days }: Props) {
  const { work, said, keepAll, putHere } = useOwnWork(known, kept);
  const offered = work.filter(({ account }) => !account);
  const listed = work.filter(({ account }) => account);
  return (
    <div className="grid gap-6">
      {said ? (
        <Notice kind={said.kind} role={said.kind === 'error' ? 'alert' : 'status'}>
          <p>{said.text}</p>
        </Notice>
      ) : null}
      {offered.length > 0 ? <Offer offered={offered} keepAll={keepAll} /> : null}
      {listed.length > 0 ? (
        <div>
          <ul>
            {listed.map((one) => (
              <Kept key={one.name} work={one} timeZone={timeZone} keepAll={keepAll} putHere={putHere} />
            ))}
          </ul>
          <p className="mt-3 max-w-measure text-small text-text-muted">
            It’s encrypted, and nobody but you can open it. Anything you don’t save again within {days} days
            is deleted.
          </p>
        </div>
      ) : null}
      {work.length === 0 ? (
        <p className="max-w-measure">
          There’s nothing here yet. Forms and documents that you begin, calculations you keep, your profile
          and the customers of your invoices stay on the device where you type them, until you choose to keep
          them here.
        </p>
      ) : null}
    </div>
  );
}

/** A day as it is written, or that nobody noted it. */
const written = (day: string | undefined): string =>
  day ? `last changed ${formatDate(day)}` : 'day not known';

function Offer({
  offered,
  keepAll,
}: {
  offered: readonly Work[];
  keepAll: (chosen: readonly Work[]) => Promise<void>;
}) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const chosen = offered.filter(({ name }) => picked.has(name));
  const pick = (name: string, on: boolean) =>
    setPicked((now) => new Set(on ? [...now, name] : [...now].filter((one) => one !== name)));
  const keep = async () => {
    setBusy(true);
    await keepAll(chosen);
    setBusy(false);
  };
  return (
    <fieldset className="grid max-w-measure gap-3 rounded-sm border border-line bg-surface-raised p-4 sm:p-5">
      <legend className="float-left w-full text-subheading font-semibold">
        Keep the work that’s on this device with your account
      </legend>
      <p className="clear-both text-text-muted">
        Only this browser has it now. Tick what you’d like to find on your other devices too.
      </p>
      {offered.map(({ name, title, device }) => (
        <label key={name} className="flex min-h-11 items-start gap-3 py-1">
          <input
            type="checkbox"
            checked={picked.has(name)}
            onChange={({ currentTarget }) => pick(name, currentTarget.checked)}
            className="mt-0.5 size-6 shrink-0"
          />
          <span>
            {title}, <span className="text-text-muted">{written(device?.day)}</span>
          </span>
        </label>
      ))}
      <Button
        onClick={() => void keep()}
        disabled={chosen.length === 0}
        loading={busy}
        className="justify-self-start"
      >
        Keep with my account
      </Button>
    </fieldset>
  );
}

type KeptProps = Pick<Props, 'timeZone'> & {
  work: Work;
  keepAll: (chosen: readonly Work[]) => Promise<void>;
  putHere: (work: Work) => Promise<void>;
};

const Kept = ({ work, timeZone, keepAll, putHere }: KeptProps) => {
  const { name, title, path, account, device, isSame } = work;
  const keptOn = formatDate(account?.keptAt ?? '', timeZone);
  return (
    <li className="grid gap-2 border-t border-line py-4 first:border-t-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        {device && path ? (
          <a href={path} className="link font-semibold">
            {title}
          </a>
        ) : (
          <strong>{title}</strong>
        )}
        <span className="text-small text-text-muted">Kept {keptOn}</span>
      </p>
      {isSame ? <p>It’s on this device too, and the same.</p> : null}
      {device && isSame === false ? (
        <p className="max-w-measure">
          This device has another version, {written(device.day)}. Only one of them can stay: choose which.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {device && isSame === false ? (
          <>
            <Button onClick={() => void keepAll([work])}>Keep this device’s version</Button>
            <Button onClick={() => void putHere(work)}>Use the one kept {keptOn} here</Button>
          </>
        ) : null}
        {device ? null : (
          <Button className="scripted" onClick={() => void putHere(work)}>
            Put it on this device
          </Button>
        )}
      </div>
      <Details
        summary={
          <>
            Delete it<span className="sr-only"> from my account: {title}</span>
          </>
        }
      >
        <p>It’s gone from your account for good. What’s on a device stays there.</p>
        <form method="post" action={`/client-area/work/${encodeURIComponent(name)}`} className="mt-3">
          <Button type="submit">Delete from my account</Button>
        </form>
      </Details>
    </li>
  );
};
