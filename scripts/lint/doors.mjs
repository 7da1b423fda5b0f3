/**
 * Which room may import from which. Doors open downward only: app → components → data → content.
 * A file belongs to the longest room that its path starts with; a file outside every room is free.
 *
 * @typedef {{ opens: string[], closedPackages?: RegExp, because: string }} Room
 * @type {Record<string, Room>}
 */
export const rooms = {
  app: {
    opens: ['app', 'components', 'data', 'content', 'public'],
    because: 'app/ holds routes: it reads data, composes components and returns.',
  },
  components: {
    opens: ['components', 'data', 'public'],
    closedPackages: /^(node:)?fs(\/|$)/,
    because: 'components/ get what they show as props; they read no files and know no routes.',
  },
  'components/ui': {
    opens: ['components/ui'],
    closedPackages: /^(node:)?fs(\/|$)/,
    because: 'components/ui knows nothing of the site: no data, no other component folder.',
  },
  'components/motion': {
    opens: ['components/motion'],
    closedPackages: /^(node:)?fs(\/|$)/,
    because: 'components/motion knows nothing of the site: no data, no other component folder.',
  },
  data: {
    opens: ['data', 'content'],
    closedPackages: /^(react|react-dom|next|framer-motion)(\/|$)/,
    because: 'data/ is plain TypeScript: no React, no Next, nothing of the rooms above it.',
  },
  scripts: {
    // Taking pictures of the site looks for a browser the way the browser tests do.
    opens: ['scripts', 'data', 'content', 'tests/browser/support'],
    because: 'scripts/ stand beside the site: they use data/, never app/ or components/.',
  },
  content: { opens: ['content'], because: 'content/ is what the owner writes.' },
  public: { opens: ['public'], because: 'public/ is served as it is.' },
  tests: {
    opens: ['app', 'components', 'data', 'content', 'public', 'scripts', 'tests'],
    because: 'tests/ may look into every room.',
  },
};

/** The one module that reads content/, and the rooms that may import it. */
export const loader = {
  path: 'data/content/load-content',
  openTo: ['app', 'scripts', 'tests'],
  because: 'only app/ and scripts/ call the loader; everything else gets data handed in.',
};

/**
 * Says why an import is closed.
 *
 * @param {string} from path of the importing file below the repository, with forward slashes
 * @param {string} specifier what stands in the import: `@/…`, relative, or a package name
 * @returns {string | undefined} the broken rule, or nothing when the door is open
 */
export function closedDoor(from, specifier) {
  const room = roomOf(from);
  if (!room) return undefined;
  const { opens, closedPackages, because } = rooms[room];
  const target = targetPath(from, specifier);
  if (target === undefined) return closedPackages?.test(specifier) ? because : undefined;
  const targetRoom = roomOf(target);
  if (targetRoom && !opens.some((open) => isBelow(target, open))) return because;
  const isLoader = withoutExtension(target) === loader.path;
  return isLoader && !loader.openTo.includes(room) ? loader.because : undefined;
}

function roomOf(path) {
  return Object.keys(rooms)
    .filter((room) => isBelow(path, room))
    .sort((a, b) => b.length - a.length)[0];
}

function isBelow(path, folder) {
  return path === folder || path.startsWith(`${folder}/`);
}

function targetPath(from, specifier) {
  if (specifier.startsWith('@/')) return normalize(specifier.slice(2));
  return /^\.\.?(\/|$)/.test(specifier) ? normalize(`${from}/../${specifier}`) : undefined;
}

function normalize(path) {
  // The URL parser folds `.` and `..` the way the module resolver does.
  return new URL(path, 'file:///').pathname.slice(1).replace(/\/$/, '');
}

function withoutExtension(path) {
  return path.replace(/\.[cm]?[jt]sx?$/, '');
}
