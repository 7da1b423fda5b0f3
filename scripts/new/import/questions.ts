import { createInterface } from 'node:readline/promises';
import { cancel, isCancel, text } from '@clack/prompts';
import type { RawPost } from './source/post';

/**
 * Asks for the pattern of the URLs of posts, at a terminal or from a piped line.
 * @param example a post, whose name the question shows
 * @returns undefined for an empty answer: then posts get no earlier URL
 */
export async function askPattern({ name }: RawPost): Promise<string | undefined> {
  const message = `What was the path of "${name}"? Write it as /blog/:title/ or /:year/:month/:day/:title/`;
  const answer = process.stdin.isTTY
    ? await text({ message, placeholder: 'empty: leave old URLs out' })
    : (await createInterface({ input: process.stdin })[Symbol.asyncIterator]().next()).value;
  if (isCancel(answer)) {
    cancel('Nothing was changed.');
    process.exit(1);
  }
  return (answer ?? '').trim() || undefined;
}
