import type { TimelineYear } from '@/lib/schema';

/** Your career from school to today, oldest year first. */
export const timeline: readonly TimelineYear[] = [
  {
    year: '2017',
    cards: [
      {
        title: 'High school graduate',
        description:
          '<p>I finish high school on the scientific track. What draws me is creative work, computing and the web, more than learning by heart.</p>',
      },
      {
        title: 'Choosing an IT engineering school',
        description:
          '<p>I pick a school that teaches through projects. I learn best by building the thing.</p>',
      },
    ],
  },
  {
    year: '2018',
    cards: [
      {
        title: 'First internship: Conity',
        description:
          '<p>At the start of my second year I join a start-up of five that makes a SaaS for the building trade. In a company that small I get a lot of responsibility early.</p>',
        link: './conity',
      },
    ],
  },
  {
    year: '2019',
    cards: [
      {
        title: 'Beginnings as an event creator',
        description:
          '<p>I spend two years in an esports non-profit in Lyon, and come to lead a <strong>team of 15</strong>.</p>',
        link: 'https://example.com/esports-association',
      },
    ],
  },
  {
    year: '2020',
    cards: [
      {
        title: 'Second internship: DeepLogic',
        description: '<p>Web development at DeepLogic, the first of two stays.</p>',
        link: './deep-logic',
      },
      {
        title: 'Exchange year in Korea',
        description:
          '<p>I study computer science at a leading university in Seoul: IoT, game development, advanced data structures, networking. I also learn Korean.</p>',
      },
    ],
  },
  {
    year: '2021',
    cards: [
      {
        title: 'Third internship: DeepLogic again',
        description:
          '<p>The team calls me back. This time it is front end, back end, CI/CD and software architecture, in C#/.NET.</p>',
        link: './deep-logic',
      },
    ],
  },
  {
    year: '2022',
    cards: [
      {
        title: 'First setback',
        description:
          '<p>I take a job as a C#/.NET consultant at an agency. The project does not fit, the job stays a short one, and I move back to front-end work.</p>',
      },
      {
        title: 'First permanent contract: Maskott',
        description:
          '<p>I join Maskott, full stack on an ed-tech product, and I still work there. React, Next.js, JavaScript, TypeScript, Redux and Figma.</p>',
        link: './maskott',
      },
      {
        title: 'Peak as an event creator',
        description:
          '<p>After five years and <strong>150+ events</strong>, the largest one: an esports event in Lyon with <strong>100+ volunteers</strong> and <strong>1200 participants</strong> of <strong>30 nationalities</strong>.</p>',
        link: 'https://example.com/event-documentary',
        linkLabel: 'Watch documentary here',
      },
      {
        title: 'Starting blockchain development',
        description:
          '<p>Beside the job I learn the fundamentals: how a chain works, cryptography, smart contracts, Solidity.</p>',
      },
    ],
  },
  {
    year: '2023',
    cards: [
      {
        title: 'Blockchain developer bootcamp',
        description:
          '<p>A certifying online course on Ethereum, Solidity, Hardhat, Ethers and security. My first large project comes out of it: a decentralized exchange.</p>',
        link: './exchange',
      },
    ],
  },
  {
    year: '2024 ?',
    cards: [
      {
        title: 'Future goals',
        description: '<p>My first professional role in blockchain.</p>',
        whileOpen:
          '<p>I am looking for it now. If you have one, I would like to hear about it.</p>',
        link: './contact',
        linkLabel: 'Get in contact',
      },
    ],
  },
];
