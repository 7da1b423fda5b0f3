import { TO_WRITE } from '../site/placeholders';

/**
 * What replaces the sentences of the former owner in `data/words.ts`, by the paths of the texts: what
 * holds for anyone, and what the new owner has still to write.
 */
export const neutralWords: Readonly<Record<string, unknown>> = {
  'home.description':
    '{name}, {role} in {location}: what I do and have done, what I write about, and how to get in touch.',
  'home.greeting': 'Nice to meet you!',
  'home.role': '{role}, based in {location}.',
  'home.support': `${TO_WRITE} what you do and for whom, in one sentence`,
  'home.seeWork': 'See my work',
  'home.aboutHeading': 'About me',
  'home.paragraphs': [`${TO_WRITE} who you are, in two or three short paragraphs`],
  'about.description':
    '{name}, {role} in {location}: my story, from the first steps to what I do today.',
  'about.heading': 'About me',
  'about.paragraphs': [`${TO_WRITE} your story, in a few short paragraphs`],
  'about.claims': [],
  'about.cardLink': 'Read more',
  'projects.description':
    'Projects by {name}, {role} in {location}: what they are, why they began, and what came of them.',
  'project.responsibilities': 'What I did',
  'blog.description':
    'Articles by {name}, {role} in {location}: notes on the work, what it taught, and why it matters.',
  'blog.heading': '{name}’s blog',
  'blog.intro': `${TO_WRITE} what you write about, in one or two sentences`,
  'contact.description':
    'How to reach {name}, {role} in {location}: e-mail, profiles, time zone and an address card.',
  'contact.intro': `${TO_WRITE} what people should write to you about`,
};
