import { availabilityText } from '../resume/availability';
import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/load';
import { mainPagesOf } from '../features';
import { blogRoutes, outputFiles, pagePath, postSourcePath, routes } from '../urls';
import { cvFiles, cvTextPath } from '../cv/cv-files';
import { descriptionOf, type Source } from './source';

/**
 * A guide to the site for language models, in the format of https://llmstxt.org: a heading, a
 * summary as a blockquote, then lists of links.
 */
export function toLlmsText(
  { all, projects, posts }: Pick<Content, 'all' | 'projects' | 'posts'>,
  source: Source,
) {
  const { owner, settings, strings, features, url } = source;
  const { llms } = strings;
  const link = (title: string, path: string, about: string) =>
    `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url(path)}): ${about}`;
  const main = mainPagesOf(features).map((page) =>
    link(strings[page].name, routes[page], descriptionOf(page, source)),
  );
  const cvLinks = [
    ...cvFiles({ owner, settings }).map(({ path, paper }) =>
      link(llms.cv, path, llms.cvFormat[paper]),
    ),
    link(llms.cv, cvTextPath(owner.name), llms.cvFormat.text),
    link(llms.cvData, outputFiles.resume, llms.cvDataFormat),
  ];
  const allPosts = llms.allPosts(posts.length);
  const section = (heading: string, ...links: string[]) =>
    links.length > 0 ? `## ${heading}\n\n${links.join('\n')}` : [];
  const { availability } = owner;
  const state = availability
    ? ` ${strings.availability.label} ${availabilityText(availability, strings)}.`
    : '';
  const parts = [
    `# ${owner.name}`,
    `> ${[owner.label, owner.place].filter(Boolean).join(', ')}.${state}`,
    owner.summary ?? [],
    section(
      llms.pages,
      ...main,
      // Posts and projects have sections of their own.
      ...all
        .filter(
          ({ kindName, metadata }) => !/^(posts|projects)$/.test(kindName) && metadata.inSitemap,
        )
        .map(({ title, path, metadata }) => link(title, path, metadata.description)),
    ),
    section(
      llms.career,
      ...(features.cv ? cvLinks : []),
      link(llms.vcard, outputFiles.vcard, llms.vcardFormat),
    ),
    section(
      llms.projects,
      ...projects.map(({ title, slug, subtitle }) => link(title, pagePath(slug), subtitle)),
    ),
    section(
      llms.posts,
      ...posts
        .slice(0, blogLimits.guide)
        .map(({ title, id, preview }) => link(title, postSourcePath(id), preview)),
      ...(posts.length > blogLimits.guide
        ? [link(strings.lists.archive.name, blogRoutes.archive, allPosts)]
        : []),
    ),
    posts.length > 0
      ? section(llms.feed, link(llms.jsonFeed, outputFiles.jsonFeed, llms.jsonFeedFormat))
      : [],
  ];
  return `${parts.flat().join('\n\n')}\n`;
}
