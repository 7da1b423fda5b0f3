import { iconSvg } from '../glyph/icon-svg';
import type { Glyph } from '../glyph/glyph';
import { TO_WRITE } from '../site/placeholders';

/** A file to write: its path from the project's root, and its text. */
export interface NewFile {
  file: string;
  text: string;
}

/** YAML holds JSON, so a title with a colon or quotes needs no further care. */
const quoted = (text: string) => JSON.stringify(text);

/**
 * The file of a new post, a draft.
 * @param date the day it is dated, DD-MM-YYYY
 */
export const postFile = (slug: string, title: string, date: string): NewFile => ({
  file: `content/blog/${slug}.md`,
  text: `---
title: ${quoted(title)}
# The day of publication, DD-MM-YYYY. A post of the future waits for a build made on its day.
date: ${date}
# One or two sentences for lists and search engines. They end in three dots.
preview: ${quoted(`${TO_WRITE} what will a reader know or be able to do afterwards...`)}
# Subjects: take those that other posts have, where they fit.
# tags: [Solidity, Testing]
# Further fields, each described in lib/content/schema.ts: updated, series, cover, canonical.
# A draft is shown by "npm run dev" alone. Remove this line to publish the post.
draft: true
---

The first sentence tells what this is about.

## A first part

Text, and code with its language:

\`\`\`ts title="greet.ts"
export const greet = (name: string) => \`Hello, \${name}\`;
\`\`\`

<!-- A picture lies in content/blog/${slug}/ and is shown, with a caption, like this:

![What it shows, for those who cannot see it](${slug}/photo.jpg "The caption")
-->
`,
});

/**
 * The file of a new project, a draft, and a picture to begin with.
 * @param date the day it is written, DD-MM-YYYY
 */
export function projectFiles(
  slug: string,
  title: string,
  date: string,
  order: number,
  glyph: Glyph,
): readonly [NewFile, NewFile] {
  const year = date.slice(-4);
  const picture = `/images/projects/${slug}/hero.svg`;
  const colors = glyph.colors.map((color) => `'${color}'`).join(', ');
  const text = `---
title: ${quoted(title)}
# One line that says what it is.
subtitle: ${quoted(`${TO_WRITE} what it is, in one line`)}
# personal, professional or freelance.
projectType: personal
# The kind of work: internship, freelance project, full-time contract and the like.
kind: personal project
# When it was: 2023, 2018-09/2018-12, or 2022-06/ while it goes on. Remove it once
# data/career.ts has a position or project with the slug "${slug}".
period: ${year}
# The day of the last change, DD-MM-YYYY, for the sitemap and search engines.
# updated: ${date}
# The place in the list of projects.
order: ${order}
# A draft is shown by "npm run dev" alone. Remove this line to publish the project.
draft: true
# With "latest: 1" to 3 it stands among the latest projects on the home page; move another away.
# A picture below public/, 1600 × 1000, and what it shows. This one is a drawing to begin with.
pictureUrl: ${picture}
pictureAlt: ${quoted(`${TO_WRITE} what the picture shows`)}
# Two colours for the project's mark.
colors: [${colors}]
tags:
  - ${quoted(`${TO_WRITE} what it is made with`)}
role: Developer
# In one sentence each, where you have something to say:
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
---

## How it works

What is worth telling.
`;
  return [
    { file: `content/projects/${slug}.md`, text },
    { file: `public${picture}`, text: heroSvg(glyph) },
  ];
}

/** The project's mark on a dark ground, in the size of the other projects' pictures. */
function heroSvg(glyph: Glyph): string {
  const mark = iconSvg(glyph).replace('<svg ', '<svg x="550" y="250" width="500" height="500" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
<rect width="1600" height="1000" fill="#11141d"/>
${mark}</svg>
`;
}
