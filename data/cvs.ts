import type { CvVariant } from '@/lib/schema';

/*
 * Your CV for each kind of job: what comes first, what is shortened or left out, by the names or keywords of entries
 * in resume.json. What a variant does not mention is as in the main CV, whose order of sections stands in
 * lib/schema/cvs.ts. `listed: true` offers it on the about page; the others are for you, in out-cvs/. This file is as
 * public as the repository: name kinds of jobs here, no employers.
 */
export const cvs: readonly CvVariant[] = [
  {
    name: 'smart-contracts',
    label: 'Smart contracts',
    basics: {
      label: 'Smart Contract Developer',
      summary:
        'I write and test smart contracts in Solidity, and build the interfaces in front of them. A full-stack developer since 2022, with a blockchain bootcamp and a decentralized exchange on test networks.',
    },
    sections: [
      'skills',
      'projects',
      'work',
      'education',
      'certificates',
      'volunteer',
      'awards',
      'publications',
      'languages',
      'interests',
      'references',
    ],
    first: ['Solidity', 'Back end'],
    shorten: ['Stream Manager', 'Conity'],
    leaveOut: ['Consulting agency', 'Design'],
    highlights: 3,
    pages: 1,
  },
  {
    name: 'front-end',
    label: 'Front-end development',
    basics: {
      label: 'Front-End Developer',
      summary:
        'I rework the front end of a learning platform for French schools, from JavaScript to React and TypeScript. Creative by background: design and product are part of how I build.',
    },
    first: ['Front end', 'Design', 'Zack Nani Live Extension', 'Stream Manager'],
    shorten: ['Decentralized Exchange', 'Blockchain fundamentals', 'Blockchain developer bootcamp'],
    leaveOut: ['Consulting agency', 'Symfony', 'PHP'],
    pages: 1,
  },
];
