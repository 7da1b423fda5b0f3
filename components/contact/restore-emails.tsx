'use client';

import { useEffect } from 'react';

const PROTECTED = '/cdn-cgi/l/email-protection';

/**
 * Makes e-mail addresses readable again that Cloudflare has hidden in the HTML, as links or as text:
 * https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 * React keeps attributes and marked texts of the HTML as they are. Pages that are opened by links are not
 * hidden.
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

/** Hexadecimal bytes, of which the first is the key of the others. */
function decode(hex: string): string {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
}
