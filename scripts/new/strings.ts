import { TO_WRITE } from '@/lib/check/placeholders';

const facts = '[name, label, place].filter(Boolean).join(", ")';

/** What stands in data/strings.ts in place of the sample's sentences: code, by group and name. */
const neutral: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: { title: '({ name, label }: Owner) => [name, label].filter(Boolean).join(", ")' },
  home: {
    description: `({ name, label, place }: Owner) => \`\${${facts}}: what I do and have done, what I write about, and how to get in touch.\``,
    greeting: "'Nice to meet you!'",
    role: '({ label, place }: Owner) => [label, place && `based in ${place}`].filter(Boolean).join(", ")',
    support: `'${TO_WRITE} what you do and for whom, in one sentence'`,
    seeWork: "'See my work'",
    aboutHeading: "'About me'",
    paragraphs: `['${TO_WRITE} who you are, in two or three short paragraphs']`,
  },
  about: {
    description:
      "'My story from the first steps to what I do today, year by year: jobs, studies and what I learned on the way, with my CV to download.'",
    heading: "'About me'",
    paragraphs: `({ name }: Owner) => [\`I am \${name}.\`, '${TO_WRITE} your story, in a few short paragraphs']`,
    stats: '[] as readonly { value: string; label: string }[]',
    cardLink: "'Read more'",
  },
  projects: {
    description:
      "'Projects that I worked on: what each of them is, why it began, what I did in it, and what came of it in the end.'",
  },
  blog: {
    description:
      "'Articles about my work: what I try, what it taught me, and why it matters, from the newest one to the very first.'",
    heading: '({ name }: Owner) => `${name}’s blog`',
    intro: `'${TO_WRITE} what you write about, in one or two sentences'`,
  },
  contact: {
    description:
      "'How to reach me: by e-mail, on other networks or with a call, in which time zone I am, and an address card to keep.'",
    intro: `'${TO_WRITE} what people should write to you about'`,
  },
  cv: { title: '({ name, label }: Owner) => [name, label, "CV"].filter(Boolean).join(", ")' },
};

/**
 * Replaces the sentences of the sample in data/strings.ts.
 * @param source the text of the file, formatted by Prettier
 * @param summary a sentence about the owner, if the résumé has one
 * @returns the new text, which may need formatting
 * @throws Error if a string is not there any more
 */
export function neutralStrings(source: string, summary?: string): string {
  const sentences = JSON.stringify(summary?.split(/\n+/) ?? []).slice(1, -1);
  const groups = {
    ...neutral,
    ...(summary && {
      home: { ...neutral.home, paragraphs: `[${sentences}]` },
      about: {
        ...neutral.about,
        paragraphs: `({ name }: Owner) => [\`I am \${name}.\`, ${sentences}]`,
      },
    }),
  };
  return Object.entries(groups).reduce(
    (text, [group, strings]) =>
      Object.entries(strings).reduce(
        (changed, [name, code]) => setString(changed, group, name, code),
        text,
      ),
    source,
  );
}

/** Sets one string. In a formatted file a string ends where a line of the same indent begins. */
function setString(source: string, group: string, name: string, code: string): string {
  const start = source.indexOf(`\n  ${group}: {\n`);
  const end = source.indexOf('\n  },\n', start);
  const block = source.slice(start, end);
  const string = new RegExp(`\\n    ${name}:[^]*?(?=\\n    (?:\\S(?<![}\\])]))|$)`);
  if (start < 0 || !string.test(block)) {
    throw new Error(`data/strings.ts has no ${group}.${name}.`);
  }
  const changed = block.replace(string, () => `\n    ${name}: ${code},`);
  return source.slice(0, start) + changed + source.slice(end);
}
