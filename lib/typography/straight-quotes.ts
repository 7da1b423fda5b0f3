import type { Marks } from './quotation-marks';

/**
 * Finds what the straight quotation marks and apostrophes of a text mean.
 * @param marks the quotation marks of its language
 * @returns the typographic characters by the indexes of the straight ones, without ambiguous ones
 */
export function typographicQuotes(text: string, [open, close, innerOpen, innerClose]: Marks) {
  const found = new Map<number, string>();
  const roles = new Map<number, Role>();
  /** The quotations that have begun, outermost first. */
  const begun: string[] = [];
  for (const { 0: plain, index: at } of text.matchAll(/["']/g)) {
    const before = roles.get(at - 1) === 'open' ? '' : (text[at - 1] ?? '');
    const isBegun = begun.includes(plain);
    const roleOf = plain === '"' ? doubleRole : singleRole;
    const role = roleOf(text, at, before, isBegun);
    roles.set(at, role);
    if (role === 'apostrophe') found.set(at, '’');
    if (role === 'close' && isBegun) begun.length = begun.lastIndexOf(plain);
    const isInner = plain === "'" || begun.includes(plain);
    if (role === 'open') found.set(at, isInner ? innerOpen : open);
    if (role === 'close') found.set(at, isInner ? innerClose : close);
    if (role === 'open') begun.push(plain);
  }
  return found;
}

type Role = 'open' | 'close' | 'apostrophe' | undefined;

/** What a `"` is. */
function doubleRole(text: string, at: number, before: string, isBegun: boolean): Role {
  const after = text[at + 1] ?? '';
  if (opensAfter(before) && !isSpace(after)) return 'open';
  if (isBegun) return 'close';
  // l'"amour", 说"你好"
  if (/['’]/.test(before) || isIdeograph(before)) return isSpace(after) ? 'close' : 'open';
  const isUnclear = isSpace(before) || isDigit(before) || isWord(after);
  return isUnclear ? undefined : 'close';
}

/** What a `'` is. */
function singleRole(text: string, at: number, before: string, isBegun: boolean): Role {
  const after = text[at + 1] ?? '';
  if (apostrophe(text, at)) return 'apostrophe';
  if (isBegun && !isSpace(before)) return 'close';
  if (!opensAfter(before)) return isDigit(before) ? undefined : 'apostrophe';
  // The '90s
  if (isDigit(after)) return 'apostrophe';
  const isClosed = /\S'(?![\p{L}\p{N}])/u.test(text.slice(at + 1));
  if (isClosed && !isSpace(after)) return 'open';
  // 'Tis
  return isWord(after) ? 'apostrophe' : undefined;
}

/** The apostrophe at an index, if it is between letters. In 5'4", it is between digits. */
export function apostrophe(text: string, at: number): string | undefined {
  const around = [text[at - 1] ?? '', text[at + 1] ?? ''];
  return around.every(isWord) && !around.every(isDigit) ? '’' : undefined;
}

/** Whether a character is a digit. */
export const isDigit = (character: string): boolean => /^\d$/.test(character);

const isSpace = (character: string) => /^\s?$/.test(character);
const isWord = (character: string) => /^[\p{L}\p{M}\p{N}\uFFFC]$/u.test(character);
const isIdeograph = (character: string) =>
  /^[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]$/u.test(character);

/** Whether a quotation can begin after a character. */
const opensAfter = (character: string) => isSpace(character) || /^[([{<«“„‘‚/—–-]$/.test(character);
