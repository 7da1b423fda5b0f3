'use client';

import { useRef, useState } from 'react';
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
  const isHydrated = useHydrated();
  const canVerify = isHydrated && 'subtle' in crypto;
  const toggle = useRef<HTMLButtonElement>(null);
  const [Blocks, setBlocks] = useState<typeof ChainBlocks>();
  const [runs, setRuns] = useState(0);
  const [isEditing, setEditing] = useState(false);
  const [status, setStatus] = useState('');

  async function start(edits: boolean) {
    setStatus('');
    try {
      const { ChainBlocks } = await import('./chain-blocks');
      setBlocks(() => ChainBlocks);
      setEditing(edits);
      setRuns((count) => count + 1);
    } catch (error) {
      console.error(error);
      setStatus(strings.layout.failed);
    }
  }

  function restore() {
    // The button in the broken block disappears; without this, Tab would start at the top of the page.
    toggle.current?.focus({ preventScroll: true });
    void start(false);
  }

  return (
    <div className="max-w-measure print:hidden">
      <p className="text-muted">{chain.explanation}</p>
      {/* Invisible buttons keep their room, so that nothing shifts when React shows them. */}
      <div
        className={`mt-4 flex flex-wrap gap-2 sm:gap-3 noscript:hidden ${canVerify ? '' : isHydrated ? 'hidden' : 'invisible'}`}
      >
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
      </div>
      <p role="status" className="mt-3 min-h-7 noscript:hidden">
        {status}
      </p>
      {Blocks && (
        <Blocks
          key={runs}
          language={language}
          isEditing={isEditing}
          onStatus={setStatus}
          onRestore={restore}
        />
      )}
    </div>
  );
}
