'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { strings } from '@/data/strings';
import { patternSvg } from '@/lib/graphics/pattern';
import { toHex } from '@/lib/sha256';
import { slugOf } from '@/lib/slugs';
import { buttonStyles } from '../ui/button-styles';
import { DrawnMark } from './drawn-mark';
import { useAfterPause, useMark } from './use-mark';

const { mark } = strings.home;

/** How many digits of the hash draw the tiles. */
const PATTERN_DIGITS = 32;

interface MarkDialogProps {
  /** The text whose pattern is shown while the field is empty. */
  seed: string;
  onClose: () => void;
}

/** A dialog with a field for a name, and the pattern that grows from its SHA-256. */
export function MarkDialog({ seed, onClose }: MarkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const name = typed.normalize().trim() || seed;
  const { hash, pattern } = useMark(name);
  // Screen readers say what is drawn, but not each letter of it.
  const status = useAfterPause(typed.trim() && mark.drawn(name));

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-full w-[min(calc(100%-2rem),50rem)] max-w-full bg-bg text-text backdrop:bg-scrim open:animate-drawer-in rounded-large border border-line"
      onClose={onClose}
      closedby="any"
    >
      <div className="grid grid-cols-1 gap-6 p-5 sm:grid-cols-2 sm:gap-8 sm:p-8">
        {pattern && <DrawnMark pattern={pattern} label={mark.drawn(name)} />}
        <div className="flex min-w-0 flex-col">
          <h2 id={titleId} className="font-display text-heading font-bold tracking-snug">
            {mark.title}
          </h2>
          <p className="mt-3 text-small text-muted">{mark.explanation}</p>
          <NameField onType={setTyped} />
          {hash && <Digits hash={toHex(hash)} />}
          <p role="status" className="sr-only">
            {status}
          </p>
          <div className="mt-auto flex flex-wrap gap-2 pt-4">
            {pattern && <SaveLink pattern={pattern} name={name} />}
            <button
              type="button"
              className={`${buttonStyles.secondary} cursor-pointer`}
              onClick={() => dialog.current?.close()}
            >
              {mark.close}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

const NameField = ({ onType }: { onType: (text: string) => void }) => (
  <input
    type="text"
    dir="auto"
    className="mt-4 min-h-12 w-full rounded-small border border-edge bg-surface px-4 font-display text-title font-bold placeholder:text-muted placeholder:opacity-100"
    maxLength={60}
    autoFocus
    autoComplete="off"
    spellCheck={false}
    aria-label={mark.field}
    placeholder={mark.field}
    onChange={(event) => onType(event.target.value)}
  />
);

/** The hash in hexadecimal digits. Those that draw the tiles stand out. */
const Digits = ({ hash }: { hash: string }) => (
  <p
    aria-hidden="true"
    translate="no"
    className="mt-3 font-mono text-caption leading-normal break-all text-muted"
  >
    <span className="text-accent">{hash.slice(0, PATTERN_DIGITS)}</span>
    {hash.slice(PATTERN_DIGITS)}
  </p>
);

const SaveLink = ({ pattern, name }: { pattern: string; name: string }) => (
  <a
    href={`data:image/svg+xml,${encodeURIComponent(patternSvg(pattern))}`}
    download={`${slugOf(name)}.svg`}
    className={`${buttonStyles.primary} grow`}
  >
    {mark.save}
  </a>
);
