import { TO_WRITE } from '../site/placeholders';

/**
 * What replaces the sentences of the former owner in `data/words.ts`, by the paths of the texts: what
 * holds for anyone, and what the new owner has still to write.
 */
export const neutralWords: Readonly<Record<string, unknown>> = {
  'home.description':
    '{name} is a {role} in {location}. See projects, articles, career and CV, and how to get in touch.',
  'home.support': `${TO_WRITE} what you do and for whom, in one sentence`,
  'home.seeWork': 'See my work',
  'home.aboutHeading': 'About me',
  'home.paragraphs': [`${TO_WRITE} who you are, in two or three short paragraphs`],
  'about.description':
    'Who {name} is: the story of a {role} in {location}, from the first steps to today, with the CV.',
  'about.heading': 'About me',
  'about.paragraphs': [`${TO_WRITE} your story, in a few short paragraphs`],
  'about.claims': [],
  'projects.description':
    'Projects by {name}, {role} in {location}: what they are, why they began, and what came of them.',
  'project.responsibilities': 'What I did',
  'blog.description':
    'Articles by {name}, {role} in {location}: notes on the work, what it taught, and why it matters.',
  'blog.heading': "{name}'s blog",
  'blog.intro': `${TO_WRITE} what you write about, in one or two sentences`,
  'contact.description':
    'How to reach {name}, {role} in {location}: e-mail, profiles, time zone and an address card.',
  'contact.intro': `${TO_WRITE} what people should write to you about`,
};
