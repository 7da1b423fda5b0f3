'use client';

import * as m from 'framer-motion/m';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { LuCheck, LuUnlink } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { shownDigits } from '@/lib/resume/chain';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { buttonStyles } from '../ui/button-styles';
import {
  editTexts,
  isTranslated,
  readBlocks,
  verifyBlocks,
  type PageBlock,
  type VerifiedBlock,
} from './blocks';

const { chain } = strings.about;

interface ChainBlocksProps {
  /** BCP 47 tag of the page. */
  language: string;
  /** Whether the texts of the blocks can be changed. Afterwards they are as before. */
  isEditing: boolean;
  onStatus: (status: string) => void;
  onRestore: () => void;
}

/** Verifies the blocks, again after each change of their texts, and shows the result on each of them. */
export function ChainBlocks(props: ChainBlocksProps) {
  const { isEditing, onRestore } = props;
  const blocks = useVerifiedBlocks(props);
  const broken = blocks.find(({ isValid }) => !isValid);
  const start = broken ? blocks.indexOf(broken) : 0;

  return (
    <>
      {blocks.map((block, index) => (
        <BlockResult key={index} {...block} order={Math.max(index - start, 0)} />
      ))}
      {isEditing &&
        broken &&
        createPortal(
          <button
            type="button"
            className={`${buttonStyles.small} mt-4 text-caption`}
            onClick={onRestore}
          >
            {chain.restore}
          </button>,
          broken.card,
        )}
    </>
  );
}

/** The blocks with their results, empty until they are verified. Reports what was found as a status. */
function useVerifiedBlocks(props: ChainBlocksProps): readonly VerifiedBlock[] {
  const { language, isEditing, onStatus, onRestore } = props;
  const [blocks, setBlocks] = useState<readonly VerifiedBlock[]>([]);
  const onEscape = useEffectEvent(onRestore);

  useEffect(() => {
    if (isTranslated(language)) {
      onStatus(chain.translated);
      return;
    }
    const original = readBlocks();
    let latest = 0;
    async function verify() {
      const run = ++latest;
      const verified = await verifyBlocks(readBlocks());
      // The texts may have changed meanwhile.
      if (run !== latest) return;
      setBlocks(verified);
      onStatus(statusOf(verified, original, isEditing));
    }
    void verify();
    const restore = isEditing ? editTexts(original, verify, onEscape) : undefined;
    return () => {
      latest += 1;
      restore?.();
    };
  }, [language, isEditing, onStatus]);

  return blocks;
}

/** What screen readers say after a verification. The first broken block has the title that it had before. */
function statusOf(
  verified: readonly VerifiedBlock[],
  original: readonly PageBlock[],
  isEditing: boolean,
): string {
  const first = verified.findIndex(({ isValid }) => !isValid);
  if (first < 0) return isEditing ? chain.howToChange : chain.verified(verified.length);
  return chain.broken(first + 1, original[first]?.title ?? '', verified.length - first);
}

/** How long a result fades in, and how much later it does so than the one before, in seconds. */
const FADE = 0.2;
const STAGGER = 0.06;

interface BlockResultProps extends VerifiedBlock {
  /** How many blocks get their result before this one. */
  order: number;
}

/** After the digits of a block: the rest of its hash, or the hash that it has now. */
function BlockResult({ caption, hash, isValid, order }: BlockResultProps) {
  const isReady = useMotionReady();
  const transition = { delay: order * STAGGER, duration: FADE, ease: easeOut };
  const Icon = isValid ? LuCheck : LuUnlink;
  return createPortal(
    <m.span
      key={String(isValid)}
      data-valid={isValid}
      className={isValid ? 'text-accent' : 'text-text'}
      initial={isReady && { opacity: 0 }}
      animate={{ opacity: 1 }}
      transition={transition}
    >
      {isValid ? hash.slice(shownDigits) : ` ≠ ${hash}`}{' '}
      <m.span
        className="inline-block align-[-0.15em]"
        initial={isReady && { scale: 0.4 }}
        animate={{ scale: 1 }}
        transition={transition}
      >
        <Icon />
      </m.span>
      {!isValid && (
        <span className="pointer-events-none absolute inset-0 rounded-large border border-dashed border-text" />
      )}
    </m.span>,
    caption,
  );
}
