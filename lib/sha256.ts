/** SHA-256 of a text in UTF-8. Browsers need a secure context: https://developer.mozilla.org/en-US/docs/Web/API/Crypto/subtle */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Bytes as text, two hexadecimal digits each. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
