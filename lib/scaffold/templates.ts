import { TO_WRITE } from '../site/placeholders';
import type { CareerData } from '../site/types';

/** A file to write: its path relative to the project's root, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/** Quotes a text for YAML. YAML is a superset of JSON. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * The file of a new post, marked as a draft.
 * @param date date of the post, DD-MM-YYYY
 */
export const postFile = (slug: string, title: string, date: string): NewFile => ({
  file: `content/blog/${slug}.md`,
  text: `---
title: ${quoted(title)}
# The day of publication, DD-MM-YYYY or YYYY-MM-DD. A post with a future date appears with a build on or after it.
date: ${date}
# One or two sentences for lists and search engines.
preview: ${quoted(`${TO_WRITE} what will a reader know or be able to do afterwards`)}
# Use the tags of other posts if they fit.
# tags: [Testing, Tools]
# Further fields, each described in docs/write.md: updated, series, aliases, cover, canonical.
# A draft is shown by "npm run dev" alone. Remove this line to publish the post.
draft: true
---

${TO_WRITE} what this post is about, in a first sentence.

## ${TO_WRITE} a first part

${TO_WRITE} text, and code with its language:

\`\`\`ts title="greet.ts"
export const greet = (name: string) => \`Hello, \${name}\`;
\`\`\`

<!-- Put pictures into content/blog/${slug}/. This shows one with a caption:

![What it shows, for those who cannot see it](${slug}/photo.jpg "The caption")
-->
`,
});

/** The file of a new page, marked as a draft. */
export const pageFile = (slug: string, title: string): NewFile => ({
  file: `content/pages/${slug}.md`,
  text: `---
title: ${quoted(title)}
# One or two sentences for search engines.
description: ${quoted(`${TO_WRITE} what is on this page`)}
# Further fields, each described in docs/write.md: aliases, index.
# A draft is shown by "npm run dev" alone. Remove this line to publish the page.
draft: true
---

${TO_WRITE} the text of the page.
`,
});

/** A project to write a file of. */
export interface NewProject {
  slug: string;
  title: string;
  /** Today, DD-MM-YYYY. */
  date: string;
  /** Position in the list of projects. */
  order: number;
  /** The career, which may say something of the project. */
  career: CareerData;
}

/** The file of a new project, marked as a draft. */
export function projectFile({ slug, title, date, order, career }: NewProject): NewFile {
  const known = career.projects?.find((entry) => entry.slug === slug);
  const hasPeriod = known ?? career.positions?.some((position) => position.slug === slug);
  const tags = (career.skillGroups ?? [])
    .flatMap(({ skills }) => skills)
    .filter(({ evidence }) => evidence?.includes(slug))
    .map(({ name }) => name);
  const period = `# When you worked on it: 2023, 2018-09/2018-12, or 2022-06/ for a current project. Remove this line
# once data/career.ts has a position or project with the slug "${slug}".
period: ${date.slice(-4)}`;
  const text = `---
title: ${quoted(known?.title ?? title)}
# One line that says what it is.
subtitle: ${quoted(known?.line ?? `${TO_WRITE} what it is, in one line`)}
# The cards say it before the word "project": personal, professional, freelance, open-source.
projectType: personal
# The kind of work: internship, freelance project, full-time contract and the like.
kind: ${quoted(known?.kind ?? `${TO_WRITE} the kind of work`)}
${hasPeriod ? `# Its period is in data/career.ts, under "${slug}".` : period}
# The date of the last change, DD-MM-YYYY, for the sitemap and search engines.
# updated: ${date}
# The position in the list of projects.
order: ${order}
# A draft is shown by "npm run dev" alone. Remove this line to publish the project.
draft: true
# To show it on the home page, add "latest: 1", 2 or 3 here and remove that line from another project.
# A picture, 1600 × 1000, below public/. Without one, cards show the pattern of the project.
# pictureUrl: /images/projects/${slug}/hero.png
# pictureAlt: What it shows, for those who cannot see it
# Two colours for the pattern, in place of those of data/theme.ts.
# colors: ['#4a45d6', '#12a594']
tags:
${(tags.length > 0 ? tags : [`${TO_WRITE} what it is made with`]).map((tag) => `  - ${quoted(tag)}`).join('\n')}
# Where more of it is:
${known?.url ? `links:\n  - { label: Website, url: ${quoted(known.url)} }` : `# links:\n#   - { label: Source code, url: 'https://…' }`}
role: ${quoted(`${TO_WRITE} what you were in it`)}
# Optional, one sentence each:
# team: who worked on it
# constraint: what made it hard
# decision: what was decided
# outcome: what came of it
contextDescription: |
  ${TO_WRITE} why it began, and for whom.
responsibilities:
  - ${quoted(`${TO_WRITE} something that you did`)}
# More pictures, each with a description and a caption:
# images:
#   - src: /images/projects/${slug}/gallery-1.svg
#     alt: What it shows
#     caption: One sentence.
# What others say of your work on it; a picture of them is optional:
# testimonials:
#   - referent: Ada Lovelace
#     referentRole: head of engineering
#     testimonialText: What she says.
#     referentPictureUrl: /images/ada.jpg
---

## How it works

${TO_WRITE} what is worth telling.
`;
  return { file: `content/projects/${slug}.md`, text };
}
