import { brandIcon } from '../graphics/icons';
import type { Profile } from './resume';

/** The URLs of profiles, without the user name, by network in lower case. */
const profileUrls: Readonly<Record<string, string>> = {
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  linkedin: 'https://www.linkedin.com/in/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  'dev.to': 'https://dev.to/',
  medium: 'https://medium.com/@',
};

/** The icons of networks: those that have lines like the other icons, and those with another name in react-icons. */
const networkIcons: Readonly<Record<string, string>> = {
  github: 'LuGithub',
  gitlab: 'LuGitlab',
  linkedin: 'LuLinkedin',
  twitter: 'LuTwitter',
  youtube: 'LuYoutube',
  twitch: 'LuTwitch',
  instagram: 'LuInstagram',
  facebook: 'LuFacebook',
  dribbble: 'LuDribbble',
  codepen: 'LuCodepen',
  dev: 'SiDevdotto',
  'hacker news': 'SiYcombinator',
  skype: 'FaSkype',
};

/** Whether a URL leads to a profile on a network. */
export const isProfileUrl = (url: string): boolean =>
  /^https?:\/\/(www\.)?((github|gitlab|linkedin|x|twitter|medium|stackoverflow|facebook|instagram)\.com|dev\.to|bsky\.app)(\/|$)/.test(
    url,
  );

/**
 * Finds the icon of a network: the one set in data/site.ts, its logo in react-icons, or a link.
 * @param icons names of icons by network, in any case
 */
export function iconOf(network: string, icons: Readonly<Record<string, string>> = {}): string {
  const name = network.toLowerCase();
  const given = Object.entries(icons).find(([key]) => key.toLowerCase() === name)?.[1];
  return given ?? networkIcons[name] ?? brandIcon(network) ?? 'LuLink';
}

const FEDIVERSE =
  /^(fediverse|mastodon|misskey|sharkey|pixelfed|pleroma|akkoma|gotosocial|friendica|peertube)$/i;

/**
 * The owner's handle on the fediverse, which Mastodon shows beside links to the site:
 * https://docs.joinmastodon.org/entities/PreviewCard/#authors
 * @returns `@ada@mastodon.social` for a profile with the URL `https://mastodon.social/@ada`
 */
export function fediverseHandle(
  profiles: readonly { network: string; url: string }[],
): string | undefined {
  const profile = profiles.find(({ network }) => FEDIVERSE.test(network));
  const [, host, name] =
    /^https:\/\/([^/]+)\/(?:@|users\/)?([\w.-]+)\/?$/.exec(profile?.url ?? '') ?? [];
  return host && name && `@${name}@${host}`;
}

/** Completes a profile by its URL or its user name; undefined if no URL results. */
export function readProfile({ network, username, url }: Profile) {
  const base = network && profileUrls[network.toLowerCase()];
  const href = url ?? (base && username && base + username);
  if (!href || !URL.canParse(href)) return undefined;
  const { protocol, hostname } = new URL(href);
  const host = hostname.replace(/^www\./, '');
  return { network: network ?? (host || protocol.slice(0, -1)), url: href };
}
