import { formatHex } from 'culori';
import { z } from 'zod';
import { datesMeant, toIsoDate, toWrittenDate } from '../dates';
import { brandIcon, findIcon, iconNames } from '../graphics/icons';
import { isImage } from '../images/image';
import { CONTROL } from '../text';
import { isAbsolute, slugPattern } from '../urls';
import { nearest } from './nearest';

/* Fields of front matter and of the files of data/. Each message completes "expected …" in a diagnostic. */

/** A non-empty text. */
export const text = (expected: string) =>
  z
    .string({ error: expected })
    .trim()
    .min(1, { error: expected })
    .superRefine((written, { addIssue }) => {
      if (!CONTROL.test(written)) return;
      // Between double quotes, YAML reads \b as a control character.
      const fix = 'remove the character; write each backslash between quotes twice: \\\\';
      const message = 'text without control characters';
      addIssue({ code: 'custom', message, input: written, params: { fix } });
    });

/** A text on one line. */
export const line = (expected: string) =>
  text(expected).refine((value) => !value.includes('\n'), { error: `${expected}, on one line` });

/** A text that matches a pattern. */
export const matching = (expected: string, pattern: RegExp) =>
  z.stringFormat('text', pattern, { error: expected });

/**
 * A text that a function checks.
 * @param fixOf returns the fix for a wrong text; undefined if the text is right
 */
export const checked = (expected: string, fixOf: (written: string) => string | undefined) =>
  z.preprocess(
    // YAML reads 2023 as a number.
    (written) => (typeof written === 'number' ? String(written) : written),
    z
      .string({ error: expected })
      .trim()
      .superRefine((written, { addIssue }) => {
        const fix = fixOf(written);
        if (fix === undefined) return;
        addIssue({ code: 'custom', message: expected, input: written, params: { fix } });
      }),
  );

/** True or false. */
export const flag = (expected = 'true or false') => z.boolean({ error: expected });

/** A whole number in a range. */
export const wholeNumber = (expected: string, min: number, max = Infinity) =>
  z.int({ error: expected }).min(min, { error: expected }).max(max, { error: expected });

/** A list with at least one item. */
export const listOf = <T extends z.ZodType>(
  item: T,
  expected: string | ((issue: { input?: unknown }) => string),
) => z.array(item, { error: expected }).min(1, { error: expected });

/** A URL that begins with https://. */
export const httpsUrl = (expected: string) =>
  checked(expected, (url) => {
    if (isHttpsUrl(url)) return undefined;
    const better = `https://${url.replace(/^(https?(?=\/\/)|[a-z]+:)?\/*/i, '')}`;
    return isHttpsUrl(better) ? `write ${better}` : 'write https:// and the rest of the URL';
  });

const isHttpsUrl = (url: string) => /^https:\/\/[^\s.]+\.\S+$/.test(url) && URL.canParse(url);

/** The URL of an image of the site, in `public/` or relative to the folder of the file. Its metadata says so. */
export const image = (expected: string) =>
  checked(expected, (url) => {
    if (isAbsolute(url)) {
      return 'save the image in public/images/, and write /images/ and its name: pages load nothing from other hosts';
    }
    if (!isImage(url)) {
      const better = url.replace(/[^a-z0-9]+$/i, '');
      if (isImage(better)) return `write ${better}`;
      return 'save the image as jpg, png, webp, avif, gif or svg, and write its name with that ending';
    }
    if (!/[\s\\?#]/.test(url)) return undefined;
    const path = url.replaceAll('\\', '/').replace(/^(\.?\/?public|\.)\//, '/');
    const better = path.replaceAll(/[\s?#]+/g, '-');
    return better === path ? `write ${path}` : `rename the file, and write ${better}`;
  }).meta({ format: 'image' });

/** A colour as #rrggbb. */
export const color = checked('a colour as #rrggbb, such as #12a594', (written) => {
  if (/^#[0-9a-f]{6}$/i.test(written)) return undefined;
  // culori reads names of colours, rgb(), hsl() and the like.
  const better = formatHex(written);
  return better ? `write ${better}` : 'write # and six digits from 0 to f, such as #12a594';
});

/** Two colours as #rrggbb. */
export const twoColors = z.tuple([color, color], {
  error: "two colours as #rrggbb, such as ['#4a45d6', '#12a594']",
});

/** The name of an icon. */
export const icon = checked(
  'the name of an icon of https://react-icons.github.io/react-icons, such as LuLink',
  (name) => {
    if (findIcon(name)) return undefined;
    const [near] = similarIcons(name);
    return near ? `write ${near}, or another name from there` : 'write a name from there';
  },
);

/** The prefix of a set in the name of an icon, such as `Si`. */
const PREFIX = /^[A-Z][a-z]+\d?(?=[A-Z])/;

/** Names of icons of the same brand, the shortest first, and similar names. People often leave out the prefix. */
function similarIcons(name: string): string[] {
  const set = iconNames(name);
  const names = set.length > 0 ? set : ['Si', 'Lu'].flatMap(iconNames);
  const brandOf = (iconName: string) => iconName.replace(PREFIX, '').toLowerCase();
  const brand = brandOf(name);
  const isRelated = (other: string) =>
    other.includes(brand) || brand.startsWith(other) || brand.endsWith(other);
  const related = names
    .filter((iconName) => brandOf(iconName).length > 2 && brand.length > 2)
    .filter((iconName) => isRelated(brandOf(iconName)))
    .sort((a, b) => a.length - b.length);
  const inOtherSets = ['Fa', 'Di']
    .map((prefix) => prefix + name.replace(PREFIX, ''))
    .filter(findIcon);
  return [brandIcon(brand) ?? [], inOtherSets, related, nearest(name, names, 0.25)].flat();
}

const ALIAS = 'the path of an earlier page, such as /old-name/ or /2019/old.html';

const isAlias = (path: string) => /^(?:\/[A-Za-z0-9][\w.~-]*)+\/?$/.test(path);

/** Adds the trailing slash of pages to a path. */
export const withSlash = (path: string) =>
  /\/$|\.[a-z][a-z0-9]*$/i.test(path) ? path : `${path}/`;

/** A path that every host can redirect. Paths of pages get a trailing slash, like those of the site. */
export const alias = checked(ALIAS, (written) => {
  if (isAlias(written)) return undefined;
  if (slugPattern.test(written)) {
    return `write /blog/${written}/ for the path of a post, or /${written}/`;
  }
  if (/[?*]/.test(written)) {
    return 'remove it: only whole paths can be redirected; rules with ? or * belong in the settings of the host';
  }
  const path = withSlash(`/${written.replace(/^(https?:\/\/[^/]*)?\/*/, '')}`);
  const elsewhere = isAbsolute(written)
    ? ' if it was a page of this site; for the first publication on another one, write canonical:'
    : '';
  return isAlias(path)
    ? `write ${path}${elsewhere}`
    : `remove it, or write ${ALIAS}: hosts redirect only letters from a to z, digits and -._~`;
}).transform(withSlash);

/** The days as YYYY-MM-DD that a text in another format can mean. */
const daysMeant = (written: string) => datesMeant(written).filter(toIsoDate);

/** A day as YYYY-MM-DD. */
export const isoDay = checked('a day as YYYY-MM-DD, such as 2027-05-31', (written) =>
  toIsoDate(written) === written
    ? undefined
    : `write ${daysMeant(written).join(' or ') || 'a day of the calendar, such as 2027-05-31'}`,
);

/** A day as DD-MM-YYYY or YYYY-MM-DD, converted to the second form. */
export const day = (expected: string) =>
  checked(expected, (written) => {
    if (toIsoDate(written)) return undefined;
    const meant = daysMeant(written).map(toWrittenDate);
    if (meant.length > 1) return `write ${meant.join(' or ')}, with the day first`;
    return `write ${meant[0] ?? 'a day of the calendar as DD-MM-YYYY, such as 11-04-2023'}`;
  }).transform((written) => toIsoDate(written) ?? '');
