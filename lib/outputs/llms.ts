import { availabilityLabel, availabilityText } from '../career/availability';
import { blogLimits } from '../content/blog-limits';
import type { Career } from '../career/types';
import type { Content } from '../content/model';
import { metaDescriptions } from '@/data/copy';
import { pageTitles } from '@/data/page-titles';
import { cvFile } from './cv-file';
import type { Owner } from '@/data/owner';
import { blogRoutes, machineFiles, postSourcePath, projectRoute, routes } from '../urls';

/**
 * A guide to the site for language models, as https://llmstxt.org describes it: a heading, a summary
 * in a quote, then lists of links.
 * @param address gives the whole address of a page or file of the site
 */
export function toLlmsText(
  owner: Owner,
  career: Career,
  { projects, posts }: Pick<Content, 'projects' | 'posts'>,
  address: (path: string) => string,
): string {
  const { availability } = career;
  const state = availability ? ` ${availabilityLabel} ${availabilityText(availability)}.` : '';
  const link = (title: string, path: string, about: string) =>
    `- [${title.replace(/[[\]\\]/g, '\\$&')}](${address(path)}): ${about}`;
  const sections = {
    Pages: [
      link('Home', routes.home, metaDescriptions.home),
      link(pageTitles.about, routes.about, metaDescriptions.about),
      link(pageTitles.projects, routes.projects, metaDescriptions.projects),
      link(pageTitles.blog, routes.blog, metaDescriptions.blog),
      link(pageTitles.contact, routes.contact, metaDescriptions.contact),
    ],
    Career: [
      link('CV', cvFile('a4', owner.name).path, 'PDF, A4'),
      link('CV in US Letter', cvFile('letter', owner.name).path, 'PDF'),
      link('CV as data', machineFiles.resume, 'JSON Resume 1.0'),
      link('Address card', machineFiles.vcard, 'vCard 3.0'),
    ],
    Projects: projects.map(({ title, slug, subtitle }) =>
      link(title, projectRoute(slug), subtitle),
    ),
    Posts: [
      ...posts
        .slice(0, blogLimits.guide)
        .map(({ summary: { title, id, preview } }) => link(title, postSourcePath(id), preview)),
      ...(posts.length > blogLimits.guide
        ? [link(pageTitles.archive, blogRoutes.archive, `all ${posts.length} posts, by year`)]
        : []),
    ],
    ...(posts.length > 0 && {
      Feed: [link('JSON Feed', machineFiles.jsonFeed, 'the newest posts with their full text')],
    }),
  };
  return (
    [
      `# ${owner.name}`,
      `> ${owner.role}, ${owner.location}.${state}`,
      career.summary,
      ...Object.entries(sections)
        .filter(([, links]) => links.length > 0)
        .map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
    ].join('\n\n') + '\n'
  );
}
