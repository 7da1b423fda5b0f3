import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/build/files-in';
import {
  cacheForEver,
  cacheShortly,
  hashedPattern,
  securityHeaders,
} from '@/build/hosts/header-rules';
import { contentType } from '@/build/serve/content-types';

/** What is looked at on each host. */
export const lookNames = {
  files: 'all files',
  missing: '404',
  types: 'types',
  slash: 'slash',
  head: 'HEAD',
  headers: 'headers',
  browser: 'browser tests',
} as const;

export type LookName = keyof typeof lookNames;

/** A host that is running, and what it serves. */
export interface RunningHost {
  /** Scheme, host and port. */
  origin: string;
  base: string;
  /** The folder of the export. */
  dir: string;
}

/** Looks at a host. @returns what is wrong, in words; nothing when all is well */
type Look = (host: RunningHost) => Promise<string[]>;

/** Files for hosts themselves, which some do not serve at their own address. */
const forHosts = ['.htaccess', '.nojekyll', '404.html', '_headers', 'vercel.json'];

const addressOf = (file: string) => file.replace(/(^|\/)index\.html$/, '$1');

const encode = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const ask = ({ origin, base }: RunningHost, path: string, init: RequestInit = {}) =>
  fetch(`${origin}${base}/${encode(path)}`, { redirect: 'manual', ...init });

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Each file of the export comes as it was built, each page at the address of its folder. */
const files: Look = async (host) => {
  const problems: string[] = [];
  for (const file of filesIn(host.dir).filter((name) => !forHosts.includes(name))) {
    const response = await ask(host, addressOf(file));
    const body = await bytes(response);
    if (response.status !== 200) problems.push(`/${addressOf(file)}: status ${response.status}`);
    else if (!body.equals(readFileSync(join(host.dir, file)))) {
      problems.push(`/${addressOf(file)}: not the bytes of the build`);
    }
  }
  return problems;
};

const missing: Look = async (host) => {
  const page = readFileSync(join(host.dir, '404.html'));
  const paths = ['nowhere/', 'certificates/', 'blog/nowhere/', 'blog/nowhere.md'];
  const problems: string[] = [];
  for (const path of paths) {
    const response = await ask(host, path);
    if (response.status !== 404) problems.push(`/${path}: status ${response.status}`);
    if (!(await bytes(response)).equals(page)) problems.push(`/${path}: not the page 404.html`);
  }
  return problems;
};

/** A file of each ending has the type that the browser needs. */
const types: Look = async (host) => {
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const file of filesIn(host.dir)) {
    const ending = file.slice(file.lastIndexOf('.'));
    if (seen.has(ending) || forHosts.includes(file)) continue;
    seen.add(ending);
    const found = (await ask(host, addressOf(file))).headers.get('content-type') ?? 'none';
    if (plain(found) !== plain(contentType(file))) {
      problems.push(`${ending}: ${found} instead of ${contentType(file)}`);
    }
  }
  return problems;
};

/**
 * A type without what makes no difference. RFC 9239 and RFC 7303 each name one type and allow the
 * other; only plain text is shown without anything else that could tell its charset.
 */
const plain = (type: string) =>
  type
    .toLowerCase()
    .replace(/;\s*/, '; ')
    .replace(/(?<!^text\/(plain|markdown)); charset=utf-8$/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/x-vcard', 'text/vcard')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');

const slash: Look = async (host) => {
  const problems: string[] = [];
  for (const path of ['about', 'blog/responsive-design']) {
    const response = await ask(host, path);
    const location = new URL(response.headers.get('location') ?? '', `${host.origin}/`);
    const isMoved = [301, 302, 307, 308].includes(response.status);
    if (!isMoved || location.pathname !== `${host.base}/${path}/`) {
      problems.push(`/${path}: status ${response.status} to ${location.pathname}`);
    }
  }
  return problems;
};

const head: Look = async (host) => {
  const [there, gone] = await Promise.all([
    ask(host, 'blog/responsive-design.md', { method: 'HEAD' }),
    ask(host, 'blog/nowhere.md', { method: 'HEAD' }),
  ]);
  return [
    ...(there.status === 200 ? [] : [`a markdown file: status ${there.status}`]),
    ...((await there.text()) === '' ? [] : ['a markdown file: a body']),
    ...(gone.status === 404 ? [] : [`a missing markdown file: status ${gone.status}`]),
  ];
};

const headers: Look = async (host) => {
  const all = filesIn(host.dir);
  const isHashed = new RegExp(hashedPattern(''));
  const hashed = all.filter((file) => isHashed.test(`/${file}`));
  const [script = ''] = hashed.filter((file) => file.endsWith('.js'));
  const [index = ''] = hashed.filter((file) => file.startsWith('search/'));
  const problems: string[] = [];
  for (const path of [
    '',
    'blog/responsive-design.md',
    'nowhere/',
    script,
    index,
    'search/index.json',
  ]) {
    const answer = (await ask(host, path)).headers;
    const cache = path === script || path === index ? cacheForEver : cacheShortly;
    const wanted = { ...securityHeaders, 'Cache-Control': cache };
    for (const [name, value] of Object.entries(wanted)) {
      const found = answer.get(name);
      // Nothing of a missing page is kept either.
      if (path === 'nowhere/' && found === 'no-store') continue;
      if (found !== value) problems.push(`/${path}: ${name}: ${found ?? 'none'}`);
    }
  }
  const lost = (await ask(host, '_next/static/gone.js')).headers.get('cache-control');
  if (lost?.includes('immutable')) problems.push('a missing script is kept for ever');
  return problems;
};

/** The looks that need no browser. */
export const looks: Readonly<Record<Exclude<LookName, 'browser'>, Look>> = {
  ...{ files, missing, types, slash, head, headers },
};
