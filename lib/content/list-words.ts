import type { ListPage, PostGroup } from './blog-index';
import { blogTitle } from '@/data/copy';
import { owner } from '@/data/owner';

/** What a page that lists posts is called, and what is said of it elsewhere. */
export interface ListWords {
  title: string;
  heading: string;
  description: string;
}

const words: Record<PostGroup['kind'], (name: string) => ListWords> = {
  blog: (name) => ({
    title: name,
    heading: blogTitle,
    description: `All articles by ${owner.name}, newest first.`,
  }),
  tag: (name) => ({
    title: `Articles about ${name}`,
    heading: name,
    description: `Articles about ${name} by ${owner.name}, newest first.`,
  }),
  series: (name) => ({
    title: `Series: ${name}`,
    heading: name,
    description: `All parts of the series “${name}” by ${owner.name}, from the first one on.`,
  }),
  year: (name) => ({
    title: `Articles of ${name}`,
    heading: name,
    description: `Articles that ${owner.name} wrote in ${name}, newest first.`,
  }),
};

/** The words of a page of a list; pages after the first say which one they are. */
export function listWords({ group, number, count }: ListPage): ListWords {
  const { title, heading, description } = words[group.kind](group.name);
  if (number === 1) return { title, heading, description };
  return {
    title: `${title}, page ${number}`,
    heading,
    description: `${description} Page ${number} of ${count}.`,
  };
}

/** "1 article", "12 articles". */
export const articleCount = (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`;
