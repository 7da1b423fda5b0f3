import type { Words } from '@/lib/site/types';

/*
 * Every word of the interface. `{name}`, `{givenName}`, `{role}` and `{location}` come from owner.ts,
 * other words in braces from the page. Search engines show the descriptions: 110 to 160 characters
 * each, half as many in Chinese, Japanese and Korean. A text that depends on a number has the forms of its
 * language: `one` and `other` in English, also `few` and `many` in others, and `other` alone in Japanese.
 */

/** The language of these words, as `language` in site.ts says it. */
export const language: Words['language'] = 'en';

/** Header, menu, footer, and words that several pages share. */
export const layout: Words['layout'] = {
  skip: 'Skip to content',
  homePage: ', home page',
  mainMenu: 'Main',
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  footer: 'Footer',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  themeTitle: '{theme} theme',
  newTab: ' (opens in a new tab)',
  downloadCv: 'Download CV',
  /** The link to the CV on the other paper. */
  cvOnPaper: { a4: 'in A4', letter: 'in US Letter' },
};

export const notFound: Words['notFound'] = {
  title: 'Nothing to see here!',
  /** In place of the title, while it asks the host for a post that was put there after the build. */
  looking: 'Looking for this article…',
  link: 'Go to the home page',
  description: 'There is no page at this address.',
};

/** Shown if the script of a page fails. */
export const failure: Words['failure'] = {
  title: 'This page broke',
  advice: 'Reload it, or go back to the one before.',
};

/** The badge: `label`, then `text`; `{from}` is one of the three below it, `{openTo}` is in career.ts. */
export const availability: Words['availability'] = {
  label: 'Currently open to work',
  text: 'for {openTo}, {from}',
  from: 'from {date}',
  now: 'available now',
  byAgreement: 'start by agreement',
};

export const home: Words['home'] = {
  name: 'Home',
  description:
    '{role} in {location}: Solidity and Ethereum on the chain, React and TypeScript in front of it. Projects, story and CV.',
  greeting: 'Nice to meet you !',
  role: 'I am a {role}, based in {location}.',
  support:
    'I write smart contracts in Solidity for Ethereum, and build their interfaces in React and TypeScript.',
  seeWork: 'See what he builds',
  latestProjects: 'Latest Projects',
  moreProjects: 'Discover more projects',
  toolkit: 'My Favorite Toolkit',
  aboutHeading: 'Who is he ?',
  paragraphs: [
    'I came to code from two sides: a creative background and scientific schooling. The front end is where the two meet, and it is where I started.',
    'Since 2022 I have worked full stack on a learning platform for French schools, in React and TypeScript. Beside the job I learned Ethereum and Solidity, and built a decentralized exchange: a trading platform on smart contracts, with no company in the middle.',
    'I work in French and English, with some Korean from a year in Seoul. My interests are blockchain and DeFi, front-end craft and esports events.',
  ],
  wholeStory: 'Read the whole story',
};

export const about: Words['about'] = {
  name: 'About',
  description:
    'From a scientific track and esports events to React, TypeScript and Solidity: my story as a developer, year by year, with my CV.',
  heading: 'Who is he ?',
  paragraphs: [
    'I am a {role} in {location}. My background is creative and my schooling scientific, and I chose an engineering school that teaches through projects because I learn by building.',
    'My skills centre on Ethereum, Solidity, React and TypeScript. By day I rework the front end of a platform used in French secondary schools. Blockchain began beside that job in 2022; a year and a bootcamp later I had a decentralized exchange running on test networks.',
    'For five years I also organized esports events, 150+ of them, up to one with 1200 participants. They taught me to plan for the thing that breaks, and to lead people who are there because they want to be.',
    'I work in French and English, and studied Korean during an exchange year in Seoul. What holds my interest is blockchain and DeFi, front-end craft and esports events.',
  ],
  story: 'My Story',
  /** Key figures: `{ value: '30', label: 'nationalities' }`. */
  claims: [
    { value: '150+', label: 'events' },
    { value: '15', label: 'people in the team I led' },
    { value: '100+', label: 'volunteers' },
    { value: '1200', label: 'participants' },
    { value: '30', label: 'nationalities' },
  ],
  /** Link of a timeline card without `linkLabel`. */
  cardLink: 'Explore this project ',
};

export const projects: Words['projects'] = {
  name: 'Projects',
  description:
    'My projects with what I built and why: a decentralized exchange, a school platform, a Chrome extension, stream overlays and more.',
  heading: 'All Projects',
  /** Shown on cards, below the title. */
  cardKind: '{type} project',
  filter: {
    label: 'Projects by tag',
    all: 'All',
    more: { one: '{count} more tag', other: '{count} more tags' },
    total: { one: '{count} project', other: '{count} projects' },
    found: '{count} of {total} projects: {tag}',
    unknown: 'No project has the tag “{tag}”: here are all {total}.',
  },
  adjacent: {
    label: 'More projects',
    previous: 'Previous project',
    next: 'Next project',
  },
};

/** Project pages. */
export const project: Words['project'] = {
  kind: 'Kind',
  period: 'Period',
  role: 'Role',
  team: 'Team',
  constraint: 'Constraint',
  decision: 'Decision',
  outcome: 'Outcome',
  context: 'Context',
  responsibilities: 'What he did',
  stack: 'Stack',
  story: 'In detail',
  gallery: 'Gallery',
  testimonials: 'Testimonials',
  sample: 'Sample',
};

export const gallery: Words['gallery'] = {
  label: 'Gallery',
  close: 'Close the gallery',
  open: 'Open the picture',
  previous: 'Previous',
  next: 'Next',
  /** Screen readers say this after both. */
  picture: ' picture',
};

export const blog: Words['blog'] = {
  name: 'Blog',
  description:
    'Notes on front-end craft and smart contracts by a full stack web3 developer, with working code and the reasons behind each choice.',
  heading: "{name}'s Tech Thoughts",
  intro:
    'Notes on what I work out while building, with code that runs and the reasons behind it. The subjects are front-end craft and smart contracts.',
  latest: 'Latest articles',
  /** The links to tags, archive and feed. */
  links: 'Ways through the blog',
  count: { one: '{count} article', other: '{count} articles' },
  page: 'page {number} of {total}',
  pages: 'Pages',
  pageLink: 'Page {number} of {total}',
  newer: 'Newer',
  older: 'Older',
  earlier: 'Earlier',
  later: 'Later',
};

/** Lists of posts. */
export const lists: Words['lists'] = {
  tags: {
    name: 'Tags',
    description:
      'What {name} writes about: every subject of the blog, with its articles and how many there are of each.',
    count: { one: '{count} tag', other: '{count} tags' },
    mostUsed: 'The {count} most used of {total} tags',
  },
  archive: {
    name: 'Archive',
    description:
      'Everything that {name} has written in the blog, year by year, from the newest article to the very first one.',
  },
  series: { name: 'Series' },
  /** Titles and descriptions of the pages that list posts. */
  all: { title: 'Blog', description: 'All articles by {name}, newest first.' },
  tag: {
    title: 'Articles about {list}',
    description: 'Articles about {list} by {name}, newest first.',
  },
  ofSeries: {
    title: 'Series: {list}',
    description: 'All parts of the series “{list}” by {name}, from the first one on.',
  },
  year: {
    title: 'Articles of {list}',
    description: 'Articles that {name} wrote in {list}, newest first.',
  },
  /** Added to title and description from the second page on. */
  pageTitle: '{title}, page {number}',
  pageDescription: '{description} Page {number} of {total}.',
};

export const article: Words['article'] = {
  updated: 'updated',
  minutes: '{count} min read',
  tags: 'Tags',
  contents: 'On this page',
  series: 'Series: {series}',
  part: 'Part {number} of {total} in the series',
  related: 'Related articles',
  adjacent: {
    label: 'More articles',
    previous: 'Previous article',
    next: 'Next article',
  },
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
  /** Only shown by `npm run dev`. */
  draft: 'Draft',
  scheduled: 'Scheduled',
};

/** Words that rendering adds to posts and projects. */
export const markdown: Words['markdown'] = {
  copy: 'Copy',
  wrap: 'Wrap',
  diagram: 'Diagram',
  enlarge: 'Enlarge: ',
  video: 'Video on {site}',
  table: 'Table',
  formula: 'Formula',
  done: 'Done',
  toDo: 'To do',
  headingLink: 'Link to “{heading}”',
  newTab: ' (opens in a new tab)',
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
};

export const contact: Words['contact'] = {
  name: 'Contact',
  description:
    'Write me an email, book a call, or find me on LinkedIn and GitHub. I build web3 products end to end, and work in French and English.',
  heading: 'Contact Me',
  intro: 'Tell me what you are building and what is missing. I work in French and English.',
  basedIn: 'Based in',
  timeZone: 'Time zone',
  email: 'E-mail',
  languages: 'Languages',
  copy: 'Copy',
  /** Screen readers say this after it. */
  copyWhat: ' the e-mail address',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
  qrCode: 'QR code with the address of this site',
  onYourPhone: 'On your phone',
};

export const search: Words['search'] = {
  label: 'Search',
  field: 'Search this site',
  placeholder: 'Search',
  close: 'Close',
  tryAgain: 'Try again',
  results: 'Results',
  more: 'Show more',
  start: 'Type what you look for.',
  searching: 'Searching…',
  nothing: 'Nothing found for “{query}”. Try fewer or other words.',
  found: { one: '{count} result', other: '{count} results' },
  moreThan: 'More than {count} results',
  failed: 'The search could not be loaded. Check your connection, then try again.',
  /** The key follows this text. */
  shortcut: 'Open with',
  article: 'Article',
  project: '{type} project',
};

/**
 * How dates are written. `{day}` and `{month}` have two digits, `{dayNumber}` and `{monthNumber}` no leading
 * zero; `{monthName}` is one of `months`, and beside it the day has no leading zero either. Where months
 * have another form beside a day, it is in `dayMonths`: `5. ledna`, but `leden 2026`.
 */
export const periods: Words['periods'] = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  /** The day of a post. */
  day: '{day}-{month}-{year}',
  /** The day from which you are available. */
  longDay: '{day} {monthName} {year}',
  /** A period whose end is not known. */
  from: 'from {start}',
  /** Between the periods of a project. */
  and: 'and',
  /**
   * Periods on the pages of projects, and those in the story and the CV. If both ends are in one year, it
   * stands once. A dash with spaces loses them between single words.
   */
  project: { month: '{year} {monthName}', range: '{start}-{end}', since: 'from {start}, current' },
  career: { month: '{monthName} {year}', range: '{start} – {end}', since: '{start} – now' },
};

/** Words of the CV. */
export const cv: Words['cv'] = {
  title: '{name}, {role}: CV',
  place: '{location}, {timeZone}',
  email: 'Email',
  site: 'Site',
  booking: 'Book a call',
  skills: 'Skills',
  experience: 'Experience',
  projects: 'Projects',
  volunteering: 'Volunteering',
  education: 'Education',
  languages: 'Languages',
};

/** The guide for language models, /llms.txt. */
export const llms: Words['llms'] = {
  pages: 'Pages',
  career: 'Career',
  projects: 'Projects',
  posts: 'Posts',
  feed: 'Feed',
  cv: 'CV',
  cvFormat: { a4: 'PDF, A4', letter: 'PDF, US Letter' },
  cvData: 'CV as data',
  cvDataFormat: 'JSON Resume 1.0',
  vcard: 'Address card',
  vcardFormat: 'vCard 3.0',
  allPosts: 'all {count} posts, by year',
  jsonFeed: 'JSON Feed',
  jsonFeedFormat: 'the newest posts with their full text',
};

/** Captions of the images that appear when a page is shared. */
export const share: Words['share'] = {
  portfolio: 'Portfolio',
  article: 'Article',
  tag: 'Tag',
  series: 'Series',
  archive: 'Archive',
};
