import type { CareerData } from '@/lib/site/types';

/**
 * Your career: the source of the CV and of every role, date and skill on the pages. Name and contact
 * details are in owner.ts. The latest entries come first. `contract` stands beside the role in the CV:
 * 'freelance', for example.
 */
export const career: CareerData = {
  updatedOn: '2026-11-21',
  summary:
    'I build web products end to end, from smart contracts to the interface people use them through. Creative by background, scientific by schooling.',
  positions: [
    {
      slug: 'maskott',
      employer: {
        name: 'Maskott',
        place: 'Lyon',
        blurb: 'Ed-tech web platform, in 20% of French secondary schools by 2020',
      },
      stays: [
        {
          role: 'Full-stack developer',
          contract: 'permanent contract',
          start: '2022-06',
          points: [
            'Full front-end rework of the legacy app in React',
            'Move from JavaScript to TypeScript',
            'Unit and end-to-end tests',
            'Product and UI/UX design support, in agile teams',
          ],
        },
      ],
    },
    {
      slug: 'consulting-agency',
      employer: { name: 'Consulting agency' },
      stays: [
        {
          role: 'C#/.NET consultant',
          contract: 'short job',
          start: '2022',
          end: '2022',
          points: ['The project did not fit; moved back to front-end work'],
        },
      ],
    },
    {
      slug: 'deep-logic',
      employer: { name: 'DeepLogic' },
      stays: [
        {
          role: 'Software development intern',
          contract: 'internship',
          start: '2021-09',
          end: '2022-02',
          points: [
            'Called back by the team, with more responsibility',
            'Front end, back end, CI/CD and software architecture, in C#/.NET',
          ],
        },
        {
          role: 'Software development intern',
          contract: 'internship',
          start: '2020-03',
          end: '2020-07',
          points: ['Web development; the first of two stays'],
        },
      ],
    },
    {
      slug: 'conity',
      employer: {
        name: 'Conity',
        blurb: 'Start-up of five, a SaaS that connects house builders with their clients',
      },
      stays: [
        {
          role: 'Web development intern',
          contract: 'internship',
          start: '2018-09',
          end: '2018-12',
          points: [
            'New landing-page site for the sales team',
            'Upkeep of the Symfony platform',
            'Automated end-to-end tests with Selenium',
            'Web basics taught to non-technical colleagues',
          ],
        },
      ],
    },
  ],
  projects: [
    {
      slug: 'exchange',
      title: 'Decentralized Exchange',
      kind: 'personal project',
      start: '2023',
      end: '2023',
      line: 'Trading platform on smart contracts: orders, trades, fees and a candlestick chart; unit-tested, deployed to test networks.',
    },
    {
      slug: 'live-extension',
      title: 'Zack Nani Live Extension',
      kind: 'freelance project',
      start: '2023',
      end: '2023',
      line: 'Chrome extension that tells a streamer’s community within a minute that a stream or a video is out.',
    },
    {
      slug: 'stream-manager',
      title: 'Stream Manager',
      kind: 'personal project',
      start: '2022',
      end: '2023',
      line: 'Dashboard and live overlays for esports tournaments, fed by the start.gg API.',
    },
  ],
  education: [
    {
      slug: 'blockchain-bootcamp',
      title: 'Blockchain developer bootcamp',
      start: '2023',
      end: '2023',
      detail: 'Certifying online course: Ethereum, Solidity, Hardhat, Ethers, security',
    },
    {
      slug: 'blockchain-basics',
      title: 'Blockchain fundamentals',
      start: '2022',
      end: '2022',
      detail: 'Self-taught beside the job: smart contracts, cryptography, Solidity',
    },
    {
      slug: 'exchange-year',
      title: 'Exchange year',
      place: 'Seoul',
      start: '2020',
      end: '2020',
      detail: 'Leading university: computer science, IoT, game development, Korean',
    },
    {
      slug: 'engineering-school',
      title: 'IT engineering school',
      start: '2017',
      end: 'unknown',
      detail: 'Project-based teaching',
    },
    {
      slug: 'high-school',
      title: 'High school graduation',
      start: '2017',
      end: '2017',
      detail: 'Scientific track',
    },
  ],
  volunteering: [
    {
      slug: 'esports-events',
      role: 'Event creator',
      organisation: 'Esports non-profit, Lyon',
      milestones: [
        { date: '2019', text: 'Two years in the non-profit; came to lead a team of 15' },
        {
          date: '2022',
          text: '150+ events over five years. The largest: 1200 participants of 30 nationalities, 100+ volunteers',
        },
      ],
    },
  ],
  skillGroups: [
    {
      label: 'Smart contracts',
      skills: [
        { name: 'Solidity', evidence: ['exchange', 'blockchain-bootcamp', 'blockchain-basics'] },
        { name: 'Ethereum', evidence: ['exchange', 'blockchain-bootcamp'] },
        { name: 'Hardhat', evidence: ['exchange', 'blockchain-bootcamp'] },
        { name: 'ethers.js', evidence: ['exchange', 'blockchain-bootcamp'] },
      ],
    },
    {
      label: 'Front end',
      skills: [
        { name: 'React', evidence: ['maskott', 'exchange', 'live-extension', 'stream-manager'] },
        { name: 'TypeScript', evidence: ['maskott'] },
        { name: 'Next.js', evidence: ['maskott'] },
        { name: 'Redux', evidence: ['maskott', 'exchange'] },
        {
          name: 'JavaScript',
          evidence: [
            'conity',
            'deep-logic',
            'maskott',
            'exchange',
            'live-extension',
            'stream-manager',
          ],
        },
        // What this site is styled with; no listed job used it.
        { name: 'TailwindCSS' },
      ],
    },
    {
      label: 'Back end',
      skills: [
        { name: 'Node.js', evidence: ['maskott'] },
        { name: 'MongoDB', evidence: ['maskott'] },
        { name: 'GraphQL', evidence: ['live-extension', 'stream-manager'] },
        { name: 'C#/.NET', evidence: ['deep-logic', 'consulting-agency'] },
        { name: 'PHP, Symfony', evidence: ['conity'] },
        { name: 'SQL' },
      ],
    },
    {
      label: 'Quality & delivery',
      skills: [
        { name: 'CI/CD', evidence: ['conity', 'deep-logic', 'maskott'] },
        { name: 'Docker', evidence: ['conity', 'maskott'] },
        { name: 'Azure', evidence: ['maskott'] },
        { name: 'Jest', evidence: ['maskott'] },
        { name: 'Selenium', evidence: ['conity'] },
      ],
    },
    {
      label: 'Design',
      skills: [
        { name: 'UI/UX', evidence: ['conity', 'maskott'] },
        { name: 'Figma', evidence: ['maskott', 'live-extension'] },
      ],
    },
  ],
  languages: [
    { name: 'French', level: 'working language' },
    { name: 'English', level: 'working language' },
    { name: 'Korean', level: 'some', short: 'some Korean' },
  ],
  availability: {
    openTo: 'a first professional mission in blockchain',
    from: 'by agreement',
    goodUntil: '2027-05-31',
  },
};
