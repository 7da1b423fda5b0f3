'use client';

import { useRef, useState, type ReactNode } from 'react';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { useHydrated } from '../ui/use-hydrated';
import type { ChainBlocks } from './chain-blocks';

const { chain } = strings.about;

const buttonStyle = `${buttonStyles.secondary} max-sm:px-4 cursor-pointer disabled:pointer-events-none disabled:opacity-40`;

/**
 * Verifies the chain of the story in the browser, and lets visitors break it. The buttons need a secure context:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/subtle
 * @param language BCP 47 tag of the page
 */
export function StoryChain({ language }: { language: string }) {
  const { Blocks, run, isEditing, status, setStatus, start } = useChain();
  const toggle = useRef<HTMLButtonElement>(null);

  function restore() {
    // The button in the broken block disappears; without this, Tab would start at the top of the page.
    toggle.current?.focus({ preventScroll: true });
    void start(false);
  }

  return (
    <div className="max-w-measure print:hidden">
      <p className="text-muted">{chain.explanation}</p>
      <Buttons>
        <button
          type="button"
          disabled={isEditing}
          className={buttonStyle}
          onClick={() => start(false)}
        >
          {chain.verify}
        </button>
        <button
          ref={toggle}
          type="button"
          className={buttonStyle}
          onClick={() => start(!isEditing)}
        >
          {isEditing ? chain.restore : chain.change}
        </button>
      </Buttons>
      <p role="status" className="mt-3 min-h-7 noscript:hidden">
        {status}
      </p>
      {Blocks && (
        <Blocks
          key={run}
          language={language}
          isEditing={isEditing}
          onStatus={setStatus}
          onRestore={restore}
        />
      )}
    </div>
  );
}

/**
 * The runs of the verification. Its code loads with the first one.
 * @returns `Blocks`, the component that verifies, once it has loaded; `run`, the number of the run; whether the visitor
 *   `isEditing` the texts; `status` and `setStatus`; and `start`, which begins another run
 */
function useChain() {
  const [Blocks, setBlocks] = useState<typeof ChainBlocks>();
  const [run, setRun] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [status, setStatus] = useState('');

  async function start(edits: boolean) {
    setStatus('');
    try {
      const { ChainBlocks } = await import('./chain-blocks');
      setBlocks(() => ChainBlocks);
      setEditing(edits);
      setRun((count) => count + 1);
    } catch (error) {
      console.error(error);
      setStatus(strings.layout.failed);
    }
  }

  return { Blocks, run, isEditing, status, setStatus, start };
}

/** A row of buttons. While it is invisible, it keeps its room, so that nothing shifts when React shows it. */
function Buttons({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const canVerify = isHydrated && 'subtle' in crypto;
  const hiding = isHydrated ? 'hidden' : 'invisible';
  return (
    <div
      className={`mt-4 flex flex-wrap gap-2 sm:gap-3 noscript:hidden ${canVerify ? '' : hiding}`}
    >
      {children}
    </div>
  );
}
