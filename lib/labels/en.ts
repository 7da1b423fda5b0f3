import { formatsIn } from './formats';

/** The facts about the owner that labels use. */
export interface Owner {
  name: string;
  /** The job title. */
  label: string;
  /** City and country, or an empty text. */
  location: string;
  summary?: string | undefined;
}

const { comma, dates, joined, plural } = formatsIn('en');

export const en = {
  comma,
  joined,

  site: {
    title: ({ name, label }: Owner) => joined([name, label]),
    copyright: ({ name }: Owner) => `© ${name}. All rights reserved.`,
    /** Above the titles of images that appear when a page is shared. */
    portfolio: 'Portfolio',
  },

  /** Header, drawer, footer, and strings that several pages share. */
  layout: {
    skip: 'Skip to content',
    homePage: ', home page',
    mainMenu: 'Main',
    menu: 'Menu',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    footer: 'Footer',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    /** Announced while the page of a link is slow to load. */
    loading: 'Loading…',
    /** After a link to a page in another language: `in French`. */
    inLanguage: (language: string) => `in ${language}`,
    downloadCv: 'Download CV',
    /** After a button has copied something, or could only select it. */
    copied: 'Copied',
    selected: 'Selected: press Ctrl+C or ⌘C',
    /** The link to the CV in the other paper size. */
    cvFormats: { a4: 'in A4', letter: 'in US Letter', word: 'for Word' },
  },

  notFound: {
    title: 'Nothing to see here!',
    /** Instead of the title, while the page requests a post that was added after the build. */
    looking: 'Looking for this article…',
    link: 'Go to the home page',
    description: 'There is no such page.',
  },

  /** Shown if the script of a page fails. */
  failure: {
    title: 'This page broke',
    whatToDo: 'Reload it, or go back to the one before.',
  },

  /** The badge: `label`, then `text`, whose `start` is one of the three below it. */
  availability: {
    label: 'Currently open to work',
    text: (openTo: string, start: string) => `for ${openTo}, ${start}`,
    from: (date: string) => `from ${date}`,
    now: 'available now',
    byAgreement: 'start date negotiable',
  },

  home: {
    description: ({ name, label, location }: Owner, hasBlog: boolean) =>
      `${joined([name, label, location])}: what I do and have done,${hasBlog ? ' what I write about,' : ''} and how to get in touch.`,
    greeting: 'Nice to meet you!',
    role: ({ label }: Owner) => label,
    now: (employer: string, year: string) => `Now at ${employer}, since ${year}`,
    name: 'Home',
    latestProjects: 'Latest Projects',
    moreProjects: 'Discover more projects',
    record: 'The Record',
    toolkit: 'My Favorite Toolkit',
    wholeStory: 'Read the whole story',
  },

  about: {
    description:
      'My story from the first steps to what I do today, year by year: jobs, studies and what I learned on the way, with my CV to download.',
    heading: 'About me',
    /** Link of a timeline card without `linkLabel`. */
    cardLink: 'Read more',
    name: 'About',
    story: 'My Story',
  },

  projects: {
    description:
      'Projects that I worked on: what each of them is, why it began, what I did in it, and what came of it in the end.',
    name: 'Projects',
    heading: 'All Projects',
    empty: 'There are no projects yet.',
    /** Shown on cards, below the title. */
    cardKind: (type: string) => `${type} project`,
    filter: {
      label: 'Projects by type and tag',
      all: 'All',
      /** A type of projects by its name in their files. */
      type: (type: string) => type,
      total: (count: number) => plural(count, { one: '# project', other: '# projects' }),
      found: (count: number, total: number, tag: string) =>
        `${count} of ${plural(total, { one: '# project', other: '# projects' })}: ${tag}`,
    },
  },

  /** Project pages. */
  project: {
    kind: 'Kind',
    period: 'Period',
    role: 'Role',
    team: 'Team',
    constraint: 'Constraint',
    decision: 'Decision',
    outcome: 'Outcome',
    context: 'Context',
    responsibilities: 'What I did',
    stack: 'Stack',
    story: 'In detail',
    gallery: 'Gallery',
    /** Of a repository on GitHub. */
    stars: (count: number) => plural(count, { one: '# star', other: '# stars' }),
    testimonials: 'Testimonials',
    sample: 'Sample',
  },

  /** The lightbox, which shows an image as large as the window. */
  lightbox: {
    zoom: 'Zoom',
    open: 'Open the image',
  },

  blog: {
    description:
      'Articles about my work: what I try, what it taught me, and why it matters, from the newest one to the very first.',
    heading: ({ name }: Owner) => `${name}’s blog`,
    name: 'Blog',
    latest: 'Latest articles',
    empty: 'There are no articles yet.',
    count: (count: number) => plural(count, { one: '# article', other: '# articles' }),
    pages: 'Pages',
    page: (number: number, total: number) => `Page ${number} of ${total}`,
    subscribe: { byFeed: 'Subscribe by RSS', byEmail: 'Subscribe by e-mail' },
  },

  /** Lists of posts: their headings, and the titles and descriptions of their pages. */
  lists: {
    tags: {
      name: 'Tags',
      description: ({ name }: Owner) =>
        `What ${name} writes about: every subject of the blog, with its articles and how many there are of each.`,
      count: (count: number) => plural(count, { one: '# tag', other: '# tags' }),
    },
    archive: {
      name: 'Archive',
      description: ({ name }: Owner) =>
        `Everything that ${name} has written in the blog, year by year, from the newest article to the very first one.`,
    },
    series: { name: 'Series' },
    all: {
      title: () => 'Blog',
      description: ({ name }: Owner) => `All articles by ${name}, newest first.`,
    },
    tag: {
      title: (tag: string) => `Articles about ${tag}`,
      description: ({ name }: Owner, tag: string) =>
        `Articles about ${tag} by ${name}, newest first.`,
    },
    ofSeries: {
      title: (series: string) => `Series: ${series}`,
      description: ({ name }: Owner, series: string) =>
        `All parts of the series “${series}” by ${name}, from the first one on.`,
    },
    year: {
      title: (year: string) => `Articles of ${year}`,
      description: ({ name }: Owner, year: string) =>
        `Articles that ${name} wrote in ${year}, newest first.`,
    },
    /** Added to title and description from the second page on. */
    pageTitle: (title: string, number: number) => `${title}, page ${number}`,
    pageDescription: (description: string, number: number, total: number) =>
      `${description} Page ${number} of ${total}.`,
  },

  article: {
    updated: 'updated',
    minutes: (count: number) => `${count} min read`,
    contents: 'On this page',
    part: (number: number, total: number) => `Part ${number} of ${total} in the series`,
    related: 'Related articles',
    aboutAuthor: 'My story',
    contactAuthor: 'Write to me',
    reply: 'Reply by e-mail',
    /** `site` is a name such as Hacker News, or a host such as mastodon.social. */
    discuss: (site: string) => `Discuss on ${site}`,
    copyLink: 'Copy the link',
    share: 'Share',
    edit: 'Edit this page',
    reportMistake: 'Report a mistake',
    /** Title of the issue that readers open. */
    mistakeIn: (title: string) => `Mistake in “${title}”`,
    /** The label of posts that stay at the top of lists. */
    pinned: 'Pinned',
    /** Only shown by `npm run dev`. */
    draft: 'Draft',
    scheduled: 'Scheduled',
  },

  /** Below posts, if `services` in site.ts has comments. */
  comments: {
    title: 'Comments',
    show: 'Show the comments',
    notice: (host: string) =>
      `They are kept in GitHub Discussions, and come from ${host}, which your browser then contacts.`,
    elsewhere: 'Read them on GitHub',
  },

  /** Strings that rendering adds to Markdown. */
  markdown: {
    copy: 'Copy',
    /** Screen readers say this before the description of an image that opens the lightbox. */
    openLightbox: 'Enlarge: ',
    table: 'Table',
    /** The widths among which a reader of a demonstration chooses. */
    demo: { legend: 'Width', wide: 'Wide', medium: 'Medium', narrow: 'Narrow' },
    formula: 'Formula',
    done: 'Done',
    toDo: 'To do',
    /** Screen readers say this after links to other sites. */
    newTab: ' (opens in a new tab)',
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
    footnotes: 'Footnotes',
    backToReference: (number: string) => `Back to reference ${number}`,
  },

  contact: {
    description:
      'How to reach me: by e-mail, on other networks or with a call, in which time zone I am, and an address card to keep.',
    name: 'Contact',
    heading: 'Contact Me',
    basedIn: 'Based in',
    timeZone: 'Time zone',
    email: 'E-mail',
    /** Screen readers say this after it. */
    copyWhat: ' the e-mail address',
    /** The end of projects and of the story. */
    talk: 'Let’s talk',
    reply: (days: number) =>
      days === 1 ? 'I answer within a day.' : `I answer within ${days} days.`,
  },

  search: {
    label: 'Search',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    results: 'Results',
    suggestions: 'Latest articles and projects',
    searching: 'Searching…',
    nothing: (query: string) => `Nothing found for “${query}”. Try fewer or other words.`,
    found: (count: number) => plural(count, { one: '# result', other: '# results' }),
    failures: {
      offline: 'You are offline. Check your connection, then try again.',
      broken: 'The search could not be loaded. Reload the page, then search again.',
    },
    article: 'Article',
  },

  dates: {
    ...dates,
    /** A period that has not ended. `start` is a month or a year. */
    since: (start: string) => `${start} – now`,
    /** A period with an unknown end. */
    from: (start: string) => `from ${start}`,
  },

  /** Title and headings of the CV. The about page uses the same headings for its sections. */
  cv: {
    title: ({ name, label }: Owner) => joined([name, label, 'CV']),
    experience: 'Experience',
    projects: 'Projects',
    openSource: 'Open source',
    skills: 'Skills',
    education: 'Education',
    certificates: 'Certificates',
    volunteering: 'Volunteering',
    awards: 'Awards',
    publications: 'Publications and talks',
    languages: 'Languages',
    interests: 'Interests',
    references: 'References',
  },
};

/** What the interface says, in any language. */
export type Labels = typeof en;
