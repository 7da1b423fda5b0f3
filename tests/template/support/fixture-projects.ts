import { loadContent } from '@/lib/content/load';

/** The projects of the fixtures. */
export const { projects } = loadContent({
  directory: 'tests/template/fixtures/content',
  today: '2025-06-01',
  showUnpublished: false,
  patternColors: [['#000000', '#ffffff']],
  periodsOf: () => [],
}).shown;

export const projectNamed = (slug: string) => projects.find((each) => each.slug === slug)!;
