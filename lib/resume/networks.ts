import { iconNames } from '../graphics/icons';
import type { Profile } from './resume';

interface Network {
  /** Its name and other common names, in lower case. */
  names: readonly string[];
  host: string;
  icon: string;
  /** The URL of a user's page, without the user name. */
  profiles?: string;
}

/** Networks whose icon has another name, or whose profiles can be found by the user name alone. */
const networks: readonly Network[] = [
  { names: ['github'], host: 'github.com', icon: 'SiGithub', profiles: 'https://github.com/' },
  { names: ['gitlab'], host: 'gitlab.com', icon: 'SiGitlab', profiles: 'https://gitlab.com/' },
  {
    names: ['linkedin'],
    host: 'linkedin.com',
    icon: 'FaLinkedinIn',
    profiles: 'https://www.linkedin.com/in/',
  },
  { names: ['x', 'twitter'], host: 'x.com', icon: 'SiX', profiles: 'https://x.com/' },
  { names: ['dev', 'dev.to'], host: 'dev.to', icon: 'SiDevdotto', profiles: 'https://dev.to/' },
  { names: ['medium'], host: 'medium.com', icon: 'SiMedium', profiles: 'https://medium.com/@' },
  {
    names: ['stack overflow', 'stackoverflow'],
    host: 'stackoverflow.com',
    icon: 'SiStackoverflow',
  },
  { names: ['hacker news'], host: 'news.ycombinator.com', icon: 'SiYcombinator' },
  { names: ['google scholar'], host: 'scholar.google.com', icon: 'SiGooglescholar' },
  { names: ['bluesky'], host: 'bsky.app', icon: 'SiBluesky' },
  { names: ['telegram'], host: 't.me', icon: 'SiTelegram' },
  { names: ['whatsapp'], host: 'wa.me', icon: 'SiWhatsapp' },
  { names: ['skype'], host: '', icon: 'FaSkype' },
];

/** Whether a URL is that of a profile instead of the owner's site. */
export function isProfileUrl(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return (
    networks.some((network) => network.host === host && host !== '') ||
    ['twitter.com', 'facebook.com', 'instagram.com'].includes(host)
  );
}

/** The icon of an unknown network. */
const LINK_ICON = 'LuLink';

/**
 * Finds the icon of a network: the one set in data/site.ts, or its logo in react-icons.
 * @param network name of the network, in any case
 * @param icons names of icons by network
 */
export function iconOf(network: string, icons: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(icons).find(
    ([name]) => name.toLowerCase() === network.toLowerCase(),
  )?.[1];
  return given ?? knownNetwork(network)?.icon ?? logoOf(network) ?? LINK_ICON;
}

const knownNetwork = (network: string) =>
  networks.find(({ names }) => names.includes(network.toLowerCase()));

/** The logo of a brand in react-icons, such as `SiMastodon`, if it has one. */
export function logoOf(brand: string): string | undefined {
  const name = brand
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll('#', 'sharp')
    .replaceAll('.', 'dot')
    .replace(/[^a-z0-9]/g, '');
  const wanted = [`si${name}`, `tbbrand${name}`, `si${name.replaceAll('dot', '')}`];
  const icons = [...iconNames('SiX'), ...iconNames('TbX')];
  return icons.find((icon) => wanted.includes(icon.toLowerCase()));
}

/**
 * Completes a profile: derives a missing network from the URL, and a missing URL from the user name.
 * @returns undefined if the profile has no URL
 */
export function readProfile({ network, username, url }: Profile) {
  const known = network ? knownNetwork(network) : undefined;
  const href = url ?? (known?.profiles && username ? known.profiles + username : undefined);
  if (!href || !URL.canParse(href)) return undefined;
  const { protocol, hostname } = new URL(href);
  const host = hostname.replace(/^www\./, '');
  return { network: network ?? (host || protocol.slice(0, -1)), url: href };
}
