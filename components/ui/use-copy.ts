import { useState } from 'react';
import { strings } from '@/data/strings';

/** Copies texts; `status` is the text of an element with the role `status`. */
export function useCopy() {
  const [status, setStatus] = useState('');

  /**
   * Copies a text. If the browser forbids it, the shown text is selected, or else becomes the status.
   * @returns the new status
   */
  async function copy(text: string, shown?: Element | null): Promise<string> {
    // Screen readers announce only changes: without the reset, a second press would be silent.
    setStatus('');
    let result: string = strings.layout.copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
      result = shown ? strings.layout.selected : text;
    }
    setStatus(result);
    return result;
  }

  return { status, copy };
}
