import { owner } from './owner';

/** The lines below the greeting on the home page. */
export const intro = {
  role: `I am a ${owner.role}, based in ${owner.location}.`,
  support:
    'I write smart contracts in Solidity for Ethereum, and build their interfaces in React and TypeScript.',
} as const;

/** The 'Who is he ?' section: one paragraph per string. */
export const whoIsHe = {
  /** Three short paragraphs for the home page. */
  home: [
    'I came to code from two sides: a creative background and scientific schooling. The front end is where the two meet, and it is where I started.',
    'Since 2022 I have worked full stack on a learning platform for French schools, in React and TypeScript. Beside the job I learned Ethereum and Solidity, and built a decentralized exchange: a trading platform on smart contracts, with no company in the middle.',
    'I work in French and English, with some Korean from a year in Seoul. My interests are blockchain and DeFi, front-end craft and esports events.',
  ],
  /** Opening of the about page, above the timeline. */
  about: [
    `I am a ${owner.role} in ${owner.location}. My background is creative and my schooling scientific, and I chose an engineering school that teaches through projects because I learn by building.`,
    'My skills centre on Ethereum, Solidity, React and TypeScript. By day I rework the front end of a platform used in French secondary schools. Blockchain began beside that job in 2022; a year and a bootcamp later I had a decentralized exchange running on test networks.',
    'For five years I also organized esports events, 150+ of them, up to one with 1200 participants. They taught me to plan for the thing that breaks, and to lead people who are there because they want to be.',
    'I work in French and English, and studied Korean during an exchange year in Seoul. What holds my interest is blockchain and DeFi, front-end craft and esports events.',
  ],
} as const;

/** A figure that carries weight on the page, with what it counts. */
export interface Claim {
  value: string;
  label: string;
}

/** Five years as an event creator, in numbers. */
export const claims: readonly Claim[] = [
  { value: '150+', label: 'events' },
  { value: '15', label: 'people in the team I led' },
  { value: '100+', label: 'volunteers' },
  { value: '1200', label: 'participants' },
  { value: '30', label: 'nationalities' },
];

/** Heading of the blog, and name of its feeds. */
export const blogTitle = `${owner.name}'s Tech Thoughts`;

/** Opening of the blog page. */
export const blogIntro =
  'Notes on what I work out while building, with code that runs and the reasons behind it. The subjects are front-end craft and smart contracts.';

/** Opening of the contact page. */
export const contactIntro =
  'Tell me what you are building and what is missing. I work in French and English.';

/** Meta descriptions, one per page, 110 to 160 characters each. */
export const metaDescriptions = {
  home: `${owner.role} in ${owner.location}: Solidity and Ethereum on the chain, React and TypeScript in front of it. Projects, story and CV.`,
  about:
    'From a scientific track and esports events to React, TypeScript and Solidity: my story as a developer, year by year, with my CV.',
  projects:
    'My projects with what I built and why: a decentralized exchange, a school platform, a Chrome extension, stream overlays and more.',
  blog: 'Notes on front-end craft and smart contracts by a full stack web3 developer, with working code and the reasons behind each choice.',
  tags: `What ${owner.name} writes about: every subject of the blog, with its articles and how many there are of each.`,
  archive: `Everything that ${owner.name} has written in the blog, year by year, from the newest article to the very first one.`,
  contact:
    'Write me an email, book a call, or find me on LinkedIn and GitHub. I build web3 products end to end, and work in French and English.',
} as const;
