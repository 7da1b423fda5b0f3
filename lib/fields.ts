import { z } from 'zod';
import { toIsoDate } from './dates';

/*
 * Fields of front matter and of the files of data/. Each message completes "expected …" in a report.
 */

z.config({
  // By default Zod compiles checks with `new Function`, which the Content Security Policy blocks.
  jitless: true,
  customError: ({ code, expected }) =>
    code === 'invalid_type' && expected === 'object' ? 'a group of fields' : undefined,
});

/** A text that is not empty. */
export const text = (expected: string) =>
  z.string({ error: expected }).trim().min(1, { error: expected });

/** A text on one line. */
export const line = (expected: string) =>
  text(expected).refine((value) => !value.includes('\n'), { error: `${expected}, on one line` });

/** True or false. */
export const flag = (expected = 'true or false') => z.boolean({ error: expected });

/** A list with at least one item. */
export const listOf = <T extends z.ZodType>(item: T, expected: string) =>
  z.array(item, { error: expected }).min(1, { error: expected });

/** A URL that begins with https://. */
export const httpsUrl = (expected: string) =>
  z
    .string({ error: expected })
    .trim()
    .superRefine((url, { addIssue }) => {
      if (isHttpsUrl(url)) return;
      const better = `https://${url.replace(/^([a-z]+:)?\/*/i, '')}`;
      const fix = isHttpsUrl(better) ? `write ${better}` : 'write https:// and the rest of the URL';
      addIssue({ code: 'custom', message: expected, input: url, params: { fix } });
    });

const isHttpsUrl = (url: string) => /^https:\/\/[^\s.]+\.\S+$/.test(url) && URL.canParse(url);

const IMAGE = /^(?!\/\/|[a-z][a-z0-9+.-]*:)[^\s\\?#]+\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** The URL of an image of the site: in `public/`, or relative to the folder of the file. */
export const image = (expected: string) =>
  line(expected).superRefine((url, { addIssue }) => {
    if (url === '' || IMAGE.test(url)) return;
    const params = { fix: fixOfImage(url) };
    addIssue({ code: 'custom', message: expected, input: url, params });
  });

function fixOfImage(url: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    return 'save the image in public/images/, and write /images/ and its name: pages load nothing from other hosts';
  }
  if (!/\.(svg|png|jpe?g|webp|avif|gif)$/i.test(url)) {
    return 'save the image as jpg, png, webp, avif, gif or svg, and write its name with that ending';
  }
  const path = url.replaceAll('\\', '/').replace(/^(\.?\/?public|\.)\//, '/');
  const better = path.replaceAll(/[\s?#]+/g, '-');
  return better === path ? `write ${path}` : `rename the file, and write ${better}`;
}

const COLOR = 'a colour as #rrggbb, such as #12a594';

/** A colour as #rrggbb. */
export const color = z.string({ error: COLOR }).superRefine((written, { addIssue }) => {
  if (/^#[0-9a-f]{6}$/i.test(written)) return;
  const [, digits = ''] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(written) ?? [];
  const better = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const fix = better ? `write #${better}` : 'write # and six digits from 0 to f, such as #12a594';
  addIssue({ code: 'custom', message: COLOR, input: written, params: { fix } });
});

/** Two colours as #rrggbb. */
export const twoColors = z.tuple([color, color], {
  error: "two colours as #rrggbb, such as ['#4a45d6', '#12a594']",
});

const ALIAS = 'the path of an earlier page, such as /old-name/ or /2019/old.html';

/** A path as every host can redirect it. Paths of pages end in a slash, as those of the site do. */
export const alias = z
  .stringFormat('text', /^(?:\/[A-Za-z0-9][\w.~-]*)+\/?$/, { error: ALIAS })
  .transform((path) => (/\/$|\.[a-z][a-z0-9]*$/i.test(path) ? path : `${path}/`));

/** A day as YYYY-MM-DD. */
export const isoDay = (expected: string) =>
  z.string({ error: expected }).superRefine((written, { addIssue }) => {
    const iso = toIsoDate(written);
    if (iso === written) return;
    const fix = iso ? `write ${iso}` : 'write YYYY-MM-DD, such as 2027-05-31';
    addIssue({ code: 'custom', message: expected, input: written, params: { fix } });
  });

/** A text that a pattern matches. */
export const matching = (expected: string, pattern: RegExp) =>
  z.stringFormat('text', pattern, { error: expected });
