'use client';

import * as m from 'framer-motion/m';
import { useEffect, useId, useRef, useState } from 'react';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { logoColors, patternOfHash, patternSvg, readPattern } from '@/lib/graphics/pattern';
import { sha256, toHex } from '@/lib/sha256';
import { slugOf } from '@/lib/slugs';
import { easeOut } from '../motion/motion-provider';
import { buttonStyles } from '../ui/button-styles';

const { mark } = strings.home;

/** How long a visitor has stopped to type when screen readers say what was drawn, in milliseconds. */
const PAUSE = 1000;

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
  const hash = useHash(name);
  const status = useAfterPause(typed.trim() && mark.drawn(name));

  useEffect(() => dialog.current?.showModal(), []);

  const pattern = hash && patternOfHash(hash, logoColors(theme));
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-full w-[min(calc(100%-2rem),50rem)] max-w-full bg-bg text-text backdrop:bg-scrim open:animate-drawer-in rounded-large border border-line"
      onClose={onClose}
      closedby="any"
    >
      <div className="grid grid-cols-1 gap-6 p-5 sm:grid-cols-2 sm:gap-8 sm:p-8">
        {pattern && <Mark pattern={pattern} label={mark.drawn(name)} />}
        <div className="flex min-w-0 flex-col">
          <h2 id={titleId} className="font-display text-heading font-bold tracking-snug">
            {mark.title}
          </h2>
          <p className="mt-3 text-small text-muted">{mark.explanation}</p>
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
            onChange={(event) => setTyped(event.target.value)}
          />
          {hash && <Digits hash={toHex(hash)} />}
          <p role="status" className="sr-only">
            {status}
          </p>
          <div className="mt-auto flex flex-wrap gap-2 pt-4">
            {pattern && (
              <a
                href={`data:image/svg+xml,${encodeURIComponent(patternSvg(pattern))}`}
                download={`${slugOf(name)}.svg`}
                className={`${buttonStyles.primary} grow`}
              >
                {mark.save}
              </a>
            )}
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

/** The tiles of a pattern. New ones grow, from the first corner to the last. */
function Mark({ pattern, label }: { pattern: string; label: string }) {
  const { colors, tiles } = readPattern(pattern);
  return (
    <svg
      viewBox="0 0 4 4"
      role="img"
      aria-label={label}
      className="aspect-square w-full max-sm:mx-auto max-sm:max-w-[min(100%,34svh)] sm:sticky sm:top-8"
    >
      {tiles.map(({ x, y, path, ink }) => (
        <m.path
          key={`${x}${y}${path}${colors[ink]}`}
          d={path}
          fill={colors[ink]}
          // Closes the seams between tiles.
          stroke={colors[ink]}
          strokeWidth={0.01}
          initial={{ scale: 0 }}
          animate={{ scale: 1 }}
          transition={{ delay: (x + y) * 0.05, duration: 0.3, ease: easeOut }}
        />
      ))}
    </svg>
  );
}

/** The hash in hexadecimal digits. Those that draw the tiles stand out. */
const Digits = ({ hash }: { hash: string }) => (
  <p
    aria-hidden="true"
    translate="no"
    className="mt-3 font-mono text-caption leading-normal break-all text-muted"
  >
    <span className="text-accent">{hash.slice(0, 32)}</span>
    {hash.slice(32)}
  </p>
);

/** The SHA-256 of a text, undefined until it is computed for the first time. */
function useHash(text: string): Uint8Array | undefined {
  const [hash, setHash] = useState<Uint8Array>();
  useEffect(() => {
    let isCurrent = true;
    void sha256(text).then((computed) => isCurrent && setHash(computed));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return hash;
}

/** A text, once it has not changed for a while. */
function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
