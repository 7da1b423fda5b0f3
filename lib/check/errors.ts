import { career } from '@/data/career';
import { checkCareer } from './career';
import { checkConsistency } from './consistency';
import type { WrittenText } from './texts';
import { readContent, type Content } from '../content/load-content';
import type { Problem } from '../content/problem';
import { timeline } from '@/data/timeline';
import { toolkit } from '@/data/toolkit';

/**
 * Everything that stops a build: mistakes in content files, in the career, and wherever a page tells
 * the career otherwise.
 * @param options.drafts whether the content that comes back holds drafts
 */
export function findMistakes(options: { drafts?: boolean } = {}): {
  content: Content;
  texts: WrittenText[];
  mistakes: Problem[];
} {
  const { content, texts, problems } = readContent(options);
  const { projects } = content;
  const mistakes = [
    ...problems,
    ...checkCareer(career),
    ...checkConsistency(career, { timeline, toolkit, projects }),
  ];
  return { content, texts, mistakes };
}
