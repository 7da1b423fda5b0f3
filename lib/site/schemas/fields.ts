import { z } from 'zod';

/* Fields that several schemas share. Each message completes "expected …" in an error report. */

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

/** A text of a pattern. */
export const matching = (expected: string, pattern: RegExp) =>
  z.stringFormat('text', pattern, { error: expected });

/**
 * The URL of a picture of the site.
 * @param start what those of pictures begin with that lie in public/
 */
export const pictureUrl = (expected: string, pattern: RegExp, start = '/') =>
  line(expected).superRefine((url, { addIssue }) => {
    if (url === '' || pattern.test(url)) return;
    const params = { fix: fixOfPicture(url, start) };
    addIssue({ code: 'custom', message: expected, input: url, params });
  });

function fixOfPicture(url: string, start: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) {
    return 'save the picture in public/images/, and write /images/ and its name: pages load nothing from other hosts';
  }
  if (!/\.(svg|png|jpe?g|webp|avif)$/i.test(url)) {
    return 'save the picture as jpg, png, webp, avif or svg, and write its name with that ending';
  }
  const path = url.replaceAll('\\', '/').replace(/^(\.?\/?public|\.)\//, '/');
  const whole = path.startsWith('/') ? path : start + path;
  const better = whole.replaceAll(/[\s?#]+/g, '-');
  return better === whole ? `write ${whole}` : `rename the file, and write ${better}`;
}

/** A list with at least one item. */
export const listOf = <T extends z.ZodType>(item: T, expected: string) =>
  z.array(item, { error: expected }).min(1, { error: expected });

/** Whether a text is a URL that begins with https://. */
export const isHttpsUrl = (text: string) => /^https:\/\/\S+$/.test(text) && URL.canParse(text);

/** A URL that begins with https://. */
export const httpsUrl = (expected: string) =>
  z.string({ error: expected }).trim().refine(isHttpsUrl, { error: expected });

/** A day as YYYY-MM-DD. */
export const isoDay = (expected: string) => z.iso.date({ error: expected });

/** A colour as #rrggbb. */
export const hexColor = matching('a colour as #rrggbb', /^#[0-9a-f]{6}$/i);

/** Two colours as #rrggbb. */
export const twoColors = z.tuple([hexColor, hexColor], { error: 'two colours as #rrggbb' });
