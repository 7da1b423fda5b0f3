'use client';

import { useEffect } from 'react';

const PROTECTED = '/cdn-cgi/l/email-protection';

/**
 * Restores e-mail addresses that Cloudflare has hidden in the HTML, in links and in texts:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 * Hydration does not restore them: React keeps attributes, and texts with `suppressHydrationWarning`, as they are in
 * the HTML. After client-side navigation, nothing is hidden.
 */
export function RestoreEmails() {
  useEffect(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-cfemail]')) {
      element.replaceWith(decode(element.dataset['cfemail'] ?? ''));
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${PROTECTED}#"]`)) {
      link.href = `mailto:${decode(link.hash.slice(1))}`;
    }
  }, []);
  return null;
}

/** Decodes hexadecimal bytes, using the first as the key for the others. */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
}
