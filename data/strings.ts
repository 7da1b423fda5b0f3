import { defineStrings } from '@/lib/labels/define-strings';
import { en } from '@/lib/labels/en';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'June',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
];

/** A month with its year, or a year: `2018 Sept`. */
function yearFirst(date: string): string {
  const [year, month] = date.split('-');
  return month ? `${year} ${months[Number(month) - 1]}` : date;
}

/*
 * Your sentences, and labels of yours in place of those of lib/labels/en.ts. A text with values is a function. Search
 * engines show the descriptions: 110 to 160 characters each.
 *
 * Browsers download this file: pass facts about yourself as arguments, instead of importing them.
 */
export const strings = defineStrings(en, {
  home: {
    description: ({ label, location }) =>
      `${label} in ${location}: Solidity and Ethereum on the chain, React and TypeScript in front of it. Projects, story and CV.`,
    greeting: 'Nice to meet you !',
    claim: 'I build web apps and the smart contracts behind them.',
    role: ({ label }) => `I am a ${label}.`,
    languages: (names) => en.joined(names.slice(0, 2)),
    paragraphs: () => [
      'I came to code from two sides: a creative background and scientific schooling. The front end is where the two meet, and it is where I started.',
      'Since 2022 I have worked full stack on a learning platform for French schools, in React and TypeScript. Beside the job I learned Ethereum and Solidity, and built a decentralized exchange: a trading platform on smart contracts, with no company in the middle.',
      'I work in French and English, with some Korean from a year in Seoul. My interests are blockchain and DeFi, front-end craft and esports events.',
    ],
  },

  about: {
    description:
      'From a scientific track and esports events to React, TypeScript and Solidity: my story as a developer, year by year, with my CV.',
    heading: 'Who is he ?',
    paragraphs: ({ label, location }) => [
      `I am a ${label} in ${location}. My background is creative and my schooling scientific; I learn by building, so I chose an engineering school that teaches through projects.`,
      'My skills center on Ethereum, Solidity, React and TypeScript. By day I rework the front end of a platform used in French secondary schools. Blockchain began beside that job in 2022; a year and a bootcamp later, a decentralized exchange of mine ran on test networks.',
      'For five years I also organized esports events, 150+ of them, up to one with 1200 participants. They taught me to plan for the thing that breaks, and to lead people who are there because they want to be.',
      'I work in French and English, and have some Korean from an exchange year in Seoul. My interests are blockchain and DeFi, front-end craft and esports events.',
    ],
    /** Key figures. */
    stats: [
      { value: '150+', label: 'events' },
      { value: '15', label: 'people in my team' },
      { value: '100+', label: 'volunteers' },
      { value: '1200', label: 'participants' },
      { value: '30', label: 'nationalities' },
    ],
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Explore this project',
  },

  projects: {
    description:
      'My projects with what I built and why: a decentralized exchange, a school platform, a Chrome extension, stream overlays and more.',
  },

  project: {
    periods: {
      date: yearFirst,
      range: (start, end) =>
        `${yearFirst(start)}-${yearFirst(end).replace(`${start.slice(0, 4)} `, '')}`,
      since: (start) => `from ${start}, current`,
    },
  },

  blog: {
    description:
      'Notes on front-end craft and smart contracts by a full stack web3 developer, with working code and the reasons behind each choice.',
    heading: ({ name }) => `${name}'s Tech Thoughts`,
    intro:
      'Notes on what I work out while building, with code that runs and the reasons behind it. The subjects are front-end craft and smart contracts.',
  },

  contact: {
    description:
      'Write me an email, book a call, or find me on LinkedIn and GitHub. I build web3 products end to end, and work in French and English.',
    intro: 'Tell me what you are building and what is missing. I work in French and English.',
  },

  dates: {
    day: (date) => date.split('-').reverse().join('-'),
  },

  cv: {
    title: ({ name, label }) => `${name}, ${label}: CV`,
  },
});

export type Strings = typeof strings;
