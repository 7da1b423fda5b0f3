import { ownText } from '@/components/ui/own-text';
import { strings } from '@/data/strings';
import { kindNames } from '@/lib/content/kinds';
import { currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { mainPagesOf } from '@/lib/site-sections';
import { capitalize } from '@/lib/text';
import { outputFiles, routes } from '@/lib/urls';
import { siteContent } from '../content';
import { absoluteSiteUrl, absoluteUrl, owner } from '../owner';
import { siteSections } from '../sections';

export const dynamic = 'force-static';

/** A list of the site for language models, with Markdown where the site publishes it: https://llmstxt.org */
export function GET() {
  const content = siteContent();
  const sections = siteSections();
  const pages = mainPagesOf(sections).map((page) => {
    const { name, description } = strings[page];
    const about = typeof description === 'string' ? description : description(owner, sections.blog);
    return link(name, absoluteUrl(routes[page]), about);
  });
  const lists = kindNames.map((kind) => {
    const links = content[kind].flatMap(({ path, sourcePath = path, metadata }) =>
      metadata?.inSearch ? link(metadata.title, absoluteUrl(sourcePath), metadata.description) : [],
    );
    return [capitalize(kind), links] as const;
  });
  const languages = currentLanguage ? [] : furtherLanguages();
  const claim = ownText(strings.home.claim);
  const parts = [
    `# ${strings.site.title(owner)}`,
    ...(claim ? [`> ${claim}`] : []),
    ...[
      ['Site', [...pages, link('Résumé', absoluteUrl(outputFiles.resume), 'JSON Resume')]] as const,
      ...lists,
      [
        'Languages',
        languages.map((tag) => `- [${tag}](${absoluteSiteUrl(`/${tag}/llms.txt`)})`),
      ] as const,
    ].flatMap(([heading, links]) =>
      links.length > 0 ? `## ${heading}\n\n${links.join('\n')}` : [],
    ),
  ];
  return new Response(`${parts.join('\n\n')}\n`);
}

const link = (title: string, url: string, description: string) =>
  `- [${title.replace(/[[\]]/g, '\\$&')}](${url}): ${description}`;
