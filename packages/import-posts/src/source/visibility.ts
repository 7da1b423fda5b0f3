import { daysOf, todayIn } from './dates';
import { bareName, isFalse, isTrue, leavesOf, textsOf, withoutObject } from './values';

/** What the fields of a post say of who could read it, as `name: value`. */
export interface Visibility {
  /** Those that hid it. */
  hidden: readonly string[];
  /** Those that may have hidden it, and are not understood. */
  unclear: readonly string[];
  /** Those that would hide it later, which posts do not do here. */
  expiring: readonly string[];
  /** The day in the future on which it was to appear, YYYY-MM-DD. */
  scheduled: string | undefined;
  /** The paths of all fields that say something of it. */
  taken: readonly string[];
}

type Verdict = 'public' | 'hidden' | 'unclear' | 'expiring' | 'scheduled' | undefined;

/** What a switch says: one that hides when it is on, or one that shows. */
const readSwitch = (text: string, ifOn: Verdict, ifOff: Verdict): Verdict =>
  isTrue(text) ? ifOn : isFalse(text) ? ifOff : 'unclear';

/** The later day that a date can mean, if it is in the future somewhere on earth. */
function dayToCome(text: string): string | undefined {
  const last = daysOf(text).sort().at(-1);
  return last !== undefined && last > todayIn('Etc/GMT+12') ? last : undefined;
}

/** A day on which a post appears. This site knows days and no times. */
function appears(text: string): Verdict {
  if (dayToCome(text)) return 'scheduled';
  return daysOf(text).length === 0 || Date.parse(text) > Date.now() ? 'unclear' : undefined;
}

/** A day on which a post disappears. */
function expires(text: string): Verdict {
  const days = daysOf(text);
  const isPast = (day: string) => day <= todayIn('Etc/GMT-14');
  if (days.length === 0 || days.some(isPast) !== days.every(isPast)) return 'unclear';
  return days.every(isPast) ? 'hidden' : 'expiring';
}

/** What fields say, by their names in lower case, without dashes and underscores. */
const rules: readonly { name: RegExp; verdict: (text: string) => Verdict }[] = [
  {
    name: /^(is)?(draft|private|hidden|hide|unlisted|headless|unpublished)$|^eleventyexcludefromcollections$/,
    verdict: (text) => readSwitch(text, 'hidden', 'public'),
  },
  {
    // In some programs, `published` is a day.
    name: /^(is|dg)?(published|publish|public|listed)$|^render$/,
    verdict: (text) =>
      daysOf(text).length > 0 ? appears(text) : readSwitch(text, 'public', 'hidden'),
  },
  {
    // https://gohugo.io/content-management/build-options/
    name: /^build\.(render|list)$/,
    verdict: (text) => (/^(true|always)$/i.test(text) ? 'public' : 'hidden'),
  },
  {
    name: /^(post)?(status|visibility)$/,
    verdict: (text) => (/^(publish(ed)?|public)$/i.test(text) ? 'public' : 'hidden'),
  },
  {
    name: /^(post)?(password|passwd|passphrase)$|^(is)?(protected|encrypt(ed)?)$/,
    verdict: (text) => (isFalse(text) ? 'public' : 'hidden'),
  },
  // https://www.11ty.dev/docs/permalinks/#skip-writing-to-the-file-system
  { name: /^permalink$/, verdict: (text) => (isFalse(text) ? 'hidden' : undefined) },
  { name: /^(expir(y|es|ed?|ation)|unpublish)(date|day|time|at|on)?$/, verdict: expires },
  {
    name: /^(publish(ed)?|pub|publication|scheduled?|released?)(date(time)?|day|at|on|for)$|^datepublished$|^(scheduled?|embargo)$/,
    verdict: appears,
  },
];

/** Words of names that tell that a post is not for everybody. */
const TELLING =
  /^(archived|confidential|deleted|disabled|drafts?|embargoed|encrypted|exclude[ds]?|expired|headless|hid(e|es|den)|ignored?|internal|listed|locked|members?|offline|paid|password|premium|private|protected|public(ly)?|published?|restricted|secret|subscribers?|trash(ed)?|unlisted|unpublished|visible|wip)$/;

/** Words beside them that name no part of a post, as `toc` does in `hide_toc`. */
const NEUTRAL =
  /^(all|archive|blog|collections?|everywhere|feed|from|home(page)?|in|index|is|lists?|not|on|only|page|posts?|rss|search|should|site|sitemap|the|this|to)$/;

/** Whether a name that no rule knows may be one that hides a post: `hiddenFromHomePage`, `membersOnly`. */
function mayHide(name: string): boolean {
  const words = name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[-_\s]+/);
  return (
    words.some((word) => TELLING.test(word)) &&
    words.every((word) => TELLING.test(word) || NEUTRAL.test(word))
  );
}

function verdictOn(path: string, text: string): Verdict {
  const bare = withoutObject(path);
  const rule = rules.find((one) => one.name.test(bareName(path)));
  if (rule) return rule.verdict(text);
  const [first = '', ...below] = bare.split('.');
  // `hidden: { from: home }`
  if (below.length > 0) return verdictOn(first, text) === undefined ? undefined : 'unclear';
  if (!mayHide(bare)) return undefined;
  const shows = /^[^a-z]*(is[-_ ]?)?(public|published?|listed|visible)/i.test(bare);
  return (shows ? isTrue(text) : isFalse(text)) ? 'public' : 'unclear';
}

/**
 * Reads who could see a post, by the same rule for all generators.
 * @param data its front matter, over what the configuration says of all such posts
 */
export function readVisibility(data: Readonly<Record<string, unknown>>): Visibility {
  const fields = leavesOf(data).flatMap(({ path, value }) =>
    textsOf(value).map((text) => ({ path, text, verdict: verdictOn(path, text) })),
  );
  const saying = (verdict: Verdict) => fields.filter((one) => one.verdict === verdict);
  const linesOf = (verdict: Verdict) => saying(verdict).map(({ path, text }) => `${path}: ${text}`);
  return {
    hidden: linesOf('hidden'),
    unclear: linesOf('unclear'),
    expiring: linesOf('expiring'),
    scheduled: saying('scheduled')
      .flatMap(({ text }) => dayToCome(text) ?? [])
      .sort()
      .at(-1),
    taken: fields.flatMap(({ path, verdict }) => (verdict ? path : [])),
  };
}
