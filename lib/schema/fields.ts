import { z } from 'zod';
import { toIsoDate } from '../dates';
import { findIcon } from '../graphics/icons';
import { isImage } from '../images/image';
import { CONTROL } from '../text';
import { decode, isAbsolute } from '../urls';

/* Fields of front matter and of the files of data/. Each message completes "expected …" in a diagnostic. */

/** A non-empty text. */
export const text = (expected: string) =>
  z
    .string({ error: expected })
    .trim()
    .min(1, { error: expected })
    // Between double quotes, YAML reads \b as a control character.
    .refine((input) => !CONTROL.test(input), { error: 'text without control characters' });

/** A text on one line. */
export const line = (expected: string) =>
  text(expected).refine((value) => !value.includes('\n'), { error: `${expected}, on one line` });

/** A sentence or two on one line, whose quotation marks and spaces are typeset. Its metadata says so. */
export const sentence = (expected: string) => line(expected).meta({ format: 'sentence' });

/** A text that matches a pattern. */
export const matching = (expected: string, pattern: RegExp) =>
  z.stringFormat('text', pattern, { error: expected });

/** A text that a function checks. */
export const checked = (expected: string, isRight: (input: string) => boolean) =>
  z
    .custom<string>((input) => typeof input === 'string' && isRight(input.trim()), {
      error: expected,
    })
    .transform((input) => input.trim());

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
  checked(expected, (url) => /^https:\/\/[^\s.]+\.\S+$/.test(url) && URL.canParse(url));

/** The URL of an image of the site, in `public/` or relative to the folder of the file. Its metadata says so. */
export const image = (expected: string) =>
  checked(
    `${expected}; pages load nothing from other hosts`,
    (url) => !isAbsolute(url) && isImage(url) && !/[\s\\?#]/.test(url),
  ).meta({ format: 'image' });

/** A colour as #rrggbb. */
export const color = checked('a colour as #rrggbb, such as #12a594', (input) =>
  /^#[0-9a-f]{6}$/i.test(input),
);

/** Two colours as #rrggbb. */
export const twoColors = z.tuple([color, color], {
  error: "two colours as #rrggbb, such as ['#4a45d6', '#12a594']",
});

/** The name of an icon. */
export const icon = checked(
  'the name of an icon of https://react-icons.github.io/react-icons, such as LuLink',
  (name) => findIcon(name) !== undefined,
);

/** Adds the trailing slash of pages to a path. */
export const withSlash = (path: string) =>
  /\/$|\.[a-z][a-z0-9]*$/i.test(path) ? path : `${path}/`;

const ALIAS = /^(?:\/[\p{L}\p{N}][\p{L}\p{M}\p{N}_.,~-]*)+\/?$/u;

/**
 * An earlier path of a page, with or without %-encoded letters. The output is decoded. Paths of pages get a trailing
 * slash, like those of the site.
 */
export const alias = checked(
  'the path of an earlier page, such as /old-name/ or /2019/old.html',
  (input) => ALIAS.test(decode(input)),
).transform((input) => withSlash(decode(input)));

/** A day as YYYY-MM-DD. */
export const isoDay = checked(
  'a day as YYYY-MM-DD, such as 2027-05-31',
  (input) => toIsoDate(input) === input,
);

/** A day as DD-MM-YYYY or YYYY-MM-DD, converted to the second form. */
export const day = (expected: string) =>
  checked(expected, (input) => toIsoDate(input) !== undefined).transform(
    (input) => toIsoDate(input) ?? '',
  );
