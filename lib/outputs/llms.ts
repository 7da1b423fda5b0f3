import { availabilityText } from '../career/availability';
import { blogLimits } from '../content/blog-limits';
import type { Content } from '../content/model';
import { fill } from '../site/fill';
import { blogRoutes, outputFiles, pageRoute, postSourcePath, projectRoute, routes } from '../urls';
import { cvFiles } from './cv-file';
import type { Source } from './source';

/**
 * A guide to the site for language models, in the format of https://llmstxt.org: a heading, a
 * summary as a blockquote, then lists of links.
 */
export function toLlmsText(
  { projects, pages: own, posts }: Pick<Content, 'projects' | 'pages' | 'posts'>,
  source: Source,
) {
  const { site, pages, url } = source;
  const { owner, career, words } = site;
  const { llms } = words;
  const link = (title: string, path: string, about: string) =>
    `- [${title.replace(/[[\]\\]/g, '\\$&')}](${url(path)}): ${about}`;
  const page = (name: 'home' | 'about' | 'projects' | 'blog' | 'contact') =>
    name === 'home' || pages[name]
      ? [link(words[name].name, routes[name], words[name].description)]
      : [];
  const cvLinks = [
    ...cvFiles(site).map(({ path, paper }) => link(llms.cv, path, llms.cvFormat[paper])),
    link(llms.cvData, outputFiles.resume, llms.cvDataFormat),
  ];
  const sections: [heading: string, links: string[]][] = [
    [
      llms.pages,
      [
        ...(['home', 'about', 'projects', 'blog', 'contact'] as const).flatMap(page),
        ...own
          .filter(({ index }) => index)
          .map(({ title, slug, description }) => link(title, pageRoute(slug), description)),
      ],
    ],
    [
      llms.career,
      [...(pages.cv ? cvLinks : []), link(llms.vcard, outputFiles.vcard, llms.vcardFormat)],
    ],
    [
      llms.projects,
      projects.map(({ title, slug, subtitle }) => link(title, projectRoute(slug), subtitle)),
    ],
    [
      llms.posts,
      [
        ...posts
          .slice(0, blogLimits.guide)
          .map(({ summary: { title, id, preview } }) => link(title, postSourcePath(id), preview)),
        ...(posts.length > blogLimits.guide
          ? [
              link(
                words.lists.archive.name,
                blogRoutes.archive,
                fill(llms.allPosts, { count: posts.length }),
              ),
            ]
          : []),
      ],
    ],
    [
      llms.feed,
      posts.length > 0 ? [link(llms.jsonFeed, outputFiles.jsonFeed, llms.jsonFeedFormat)] : [],
    ],
  ];
  const { availability } = career;
  const state = availability
    ? ` ${words.availability.label} ${availabilityText(availability, words)}.`
    : '';
  return (
    [
      `# ${owner.name}`,
      `> ${owner.role}, ${owner.location}.${state}`,
      career.summary,
      ...sections
        .filter(([, links]) => links.length > 0)
        .map(([heading, links]) => `## ${heading}\n\n${links.join('\n')}`),
    ].join('\n\n') + '\n'
  );
}
