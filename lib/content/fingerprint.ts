/**
 * A short fingerprint of a text (cyrb53, 53 bits), which shows whether a file on the host has changed since the
 * build. Not for security: `crypto.subtle` is missing on plain HTTP. A byte order mark is ignored, because
 * browsers drop it: https://fetch.spec.whatwg.org/#dom-body-text
 */
export function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = text.startsWith('\uFEFF') ? 1 : 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
