import { lettersOf } from './text';

/** Measures text. @returns the width in em: times the font size it is the width in pixels */
export type Measure = (text: string) => number;

/** Where a title has to fit, in pixels. */
export interface Frame {
  width: number;
  height: number;
  /** Font sizes from the largest to the smallest. */
  sizes: readonly number[];
  /** Distance from line to line, as a multiple of the size. */
  leading: number;
  maxLines: number;
}

/** A title broken into lines, with the size in pixels at which they fit. */
export interface FittedTitle {
  size: number;
  lines: string[];
}

/**
 * Breaks a title into lines at the largest size at which it fits. Lines are made as even as their
 * number allows. What does not fit at the smallest size is broken inside words, and ends in '…'.
 */
export function fitTitle(title: string, frame: Frame, measure: Measure): FittedTitle {
  const words = title.split(' ');
  for (const size of frame.sizes) {
    const width = frame.width / size;
    const isTooWide = words.some((word) => measure(word) > width);
    const lines = breakLines(words, width, measure);
    if (!isTooWide && lines.length <= linesAt(size, frame)) {
      return { size, lines: breakLines(words, evenWidth(words, width, measure), measure) };
    }
  }
  return cutTitle(words, frame, measure);
}

/**
 * Shortens text until it fits on one line.
 * @param width room in em
 * @returns the text itself when it fits, else its beginning and '…'
 */
export function fitLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const letters = lettersOf(text);
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const linesAt = (size: number, { height, leading, maxLines }: Frame) =>
  Math.min(maxLines, Math.floor(height / (size * leading)));

/** Fills one line after the other; a word that is wider than a line has one of its own. */
function breakLines(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The smallest width at which there are no more lines than at the full width. */
function evenWidth(words: readonly string[], width: number, measure: Measure): number {
  const count = breakLines(words, width, measure).length;
  let narrow = Math.max(...words.map(measure));
  let wide = width;
  while (wide - narrow > 0.1) {
    const middle = (narrow + wide) / 2;
    if (breakLines(words, middle, measure).length > count) narrow = middle;
    else wide = middle;
  }
  return wide;
}

/** The last resort: the smallest size, words broken anywhere, an ellipsis. */
function cutTitle(words: readonly string[], frame: Frame, measure: Measure): FittedTitle {
  const size = frame.sizes.at(-1) ?? 1;
  const width = frame.width / size;
  const pieces = words.flatMap((word) => breakWord(word, width, measure));
  const lines = breakLines(pieces, width, measure);
  const room = linesAt(size, frame);
  if (lines.length <= room) return { size, lines };
  const rest = lines.slice(room - 1).join(' ');
  return { size, lines: [...lines.slice(0, room - 1), fitLine(rest, width, measure)] };
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [];
  for (const letter of lettersOf(word)) {
    const longer = `${pieces.at(-1) ?? ''}${letter}`;
    if (pieces.length > 0 && measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
