import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from './problem';

/** What is wrong with a file as a whole, not with a line of it. */
const WHOLE = /^(file name|encoding|posts|place)$/;

/**
 * Adds to problems of content files the line of the field that is wrong, where they do not know it: the
 * first line of the file where the field is missing.
 * @param root the project's folder
 */
export function addLines(root: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const { file, line, field } = problem;
    if (line !== undefined || WHOLE.test(field) || !/^content\/.*\.md$/.test(file)) return problem;
    const place = path.join(root, file);
    return existsSync(place)
      ? { ...problem, line: lineOfField(readFileSync(place, 'utf8'), field) }
      : problem;
  });
}

/** The front matter of a content file as text; all that follows if nothing closes it. */
export function frontMatterOf(source: string): string {
  const [, matter = ''] = /^\uFEFF?---[ \t]*\r?\n([^]*?)(?:\n---|$)/.exec(source) ?? [];
  return matter;
}

/**
 * The line of a field of front matter, or of an entry of a list in it; the first line where it is missing.
 * @param source the whole text of a file
 * @param field its name, or the path of something in it, such as `images.0.src`
 */
export function lineOfField(source: string, field: string): number {
  const [name = '', entry = ''] = field.split('.');
  const lines = frontMatterOf(source).split('\n');
  const index = lines.findIndex((line) => line.startsWith(`${name}:`));
  if (index < 0) return 1;
  const next = lines.findIndex((line, other) => other > index && /^\w/.test(line));
  const inside = lines.slice(0, next < 0 ? undefined : next);
  const [mark = ''] = inside.slice(index + 1).flatMap((line) => /^ *- /.exec(line) ?? []);
  const entries = inside.flatMap((line, at) =>
    mark && at > index && line.startsWith(mark) ? [at] : [],
  );
  // The front matter begins in the second line.
  return (entries[Number.parseInt(entry, 10)] ?? index) + 2;
}
