import { isFields } from '../is-fields';
import type { Labels, Owner } from './en';

/** What only the owner can say. Pages leave out what is missing. */
interface Sentences {
  home: {
    /** What the owner does and for whom: the largest line of the home page, and at the end of articles. */
    claim?: string;
    paragraphs: (owner: Owner) => readonly string[];
    /** The languages that the home page names; by default all of the résumé. */
    languages?: (names: readonly string[]) => string;
  };
  about?: {
    paragraphs?: (owner: Owner) => readonly string[];
    /** Key figures: `{ value: '30', label: 'nationalities' }`. */
    stats?: readonly { value: string; label: string }[];
  };
  /** How the pages of projects write periods, if not as other pages and the CV do. */
  project?: { periods?: PeriodFormat };
  blog?: { intro?: string };
  contact?: { intro?: string };
}

/** How periods are written. */
export type PeriodFormat = Pick<Labels['dates'], 'date' | 'range' | 'since'>;

/** Some of the labels of a language. */
export type SomeLabels<All = Labels> = {
  readonly [Key in keyof All]?: All[Key] extends
    string | readonly unknown[] | ((...values: never[]) => unknown)
    ? All[Key]
    : SomeLabels<All[Key]>;
};

/**
 * The strings of a site: the labels of a language, and over them what the owner writes. A name that no label and no
 * sentence has is an error of the compiler.
 * @param labels a pack, such as that of fr.ts
 * @param own the owner's sentences, and labels in place of those of the pack
 */
export const defineStrings = (labels: Labels, own: Sentences & SomeLabels) =>
  over(labels, own) as Labels & Sentences;

/**
 * The labels of a language that has no pack.
 * @param pack the labels of another language, in place of those that are missing
 */
export const completeLabels = (pack: Labels, labels: SomeLabels) => over(pack, labels) as Labels;

/** Replaces values of an object, at any depth. */
function over(base: object, own: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(own)) {
    const below = merged[name];
    merged[name] = isFields(below) && isFields(value) ? over(below, value) : value;
  }
  return merged;
}
