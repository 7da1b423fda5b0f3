'use client';

import { useState } from 'react';
import { strings } from '@/data/strings';
import { PencilIcon } from '../ui/line-icons';
import { useHydrated } from '../ui/use-hydrated';
import type { MarkDialog } from './mark-dialog';

const { mark } = strings.home;

/**
 * A button on the owner's pattern, which lets visitors draw their own. It needs a secure context:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/subtle
 * @param seed the text from which the owner's pattern is drawn
 */
export function OwnMark({ seed }: { seed: string }) {
  const canDraw = useHydrated() && 'subtle' in crypto;
  const [Dialog, setDialog] = useState<typeof MarkDialog>();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');

  async function open() {
    setFailure('');
    try {
      const { MarkDialog } = await import('./mark-dialog');
      setDialog(() => MarkDialog);
      setOpen(true);
    } catch (error) {
      console.error(error);
      setFailure(strings.layout.failed);
    }
  }

  if (!canDraw) return null;
  return (
    <div className="absolute end-1 bottom-1 lg:end-0 lg:top-full lg:bottom-auto lg:mt-1 print:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-8 min-w-8 animate-drop-in cursor-pointer items-center justify-center gap-2 bg-bg font-caption max-lg:rounded-full text-caption whitespace-nowrap underline-offset-4 hover:text-accent hover:underline lg:text-muted"
        onClick={open}
      >
        <PencilIcon />
        <span className="max-lg:sr-only">{mark.open}</span>
      </button>
      <p role="status" className="absolute top-full end-0 mt-2 w-max max-w-[20rem] bg-bg">
        {failure}
      </p>
      {Dialog && isOpen && <Dialog seed={seed} onClose={() => setOpen(false)} />}
    </div>
  );
}
