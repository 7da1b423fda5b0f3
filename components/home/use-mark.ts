import { useEffect, useState } from 'react';
import { theme } from '@/data/theme';
import { logoColors, patternOfHash } from '@/lib/graphics/pattern';
import { sha256 } from '@/lib/sha256';

/** How long a text has not changed when it counts as settled, in milliseconds. */
const PAUSE = 1000;

/** The pattern that grows from the SHA-256 of a text. Both are undefined until they are computed for the first time. */
export function useMark(text: string) {
  const hash = useHash(text);
  return { hash, pattern: hash && patternOfHash(hash, logoColors(theme)) };
}

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
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
