import type { Owner } from '../site/types';
import { iconNames } from '../icons';

/** Beginnings of the names of sets that have logos. */
const LOGO_SETS = ['Si', 'Fa', 'TbBrand'];

/** Networks that their host does not name. */
const HOSTS: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'dev.to': 'dev.to',
  'farcaster.xyz': 'Farcaster',
  'hey.xyz': 'Lens',
  'news.ycombinator.com': 'Hacker News',
  'git.sr.ht': 'Sourcehut',
  'sr.ht': 'Sourcehut',
  't.me': 'Telegram',
  'warpcast.com': 'Farcaster',
  'wa.me': 'WhatsApp',
};

/** Networks that are not spelled like a word. */
const SPELLINGS = [
  'GitHub',
  'GitLab',
  'LinkedIn',
  'Stack Overflow',
  'YouTube',
  'DeviantArt',
  'ORCID',
];

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replace(/[^a-z0-9]/g, '');

/** The icon that is the logo of a network or tool, if there is one. */
export function logoOf(name: string): string | undefined {
  const letters = lettersOf(name);
  if (!letters) return undefined;
  return LOGO_SETS.flatMap((set) => {
    const wanted = `${set}${letters}`.toLowerCase();
    return iconNames(`${set}X`).filter((icon) => icon.toLowerCase() === wanted);
  })[0];
}

/** The icon of a network: its logo, or a link. */
const iconOf = (network: string) => logoOf(network) ?? LINK;

/** The icon of a network without a logo. */
export const LINK = 'LuLink';

/**
 * A profile with its icon.
 * @param label the name of the network; without one, it is found out from the host
 */
export function profileOf(url: string, label?: string): Owner['profiles'][number] {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  // you.github.io is a site of yours.
  const name = /\.(github|gitlab)\.io$/.test(host) ? '' : (host.split('.').at(-2) ?? host);
  const network =
    HOSTS[host] ??
    SPELLINGS.find((spelling) => lettersOf(spelling) === name) ??
    name.slice(0, 1).toUpperCase() + name.slice(1);
  const known = iconOf(network) === LINK ? host : network;
  return { label: label ?? known, url, icon: iconOf(label ?? known) };
}
