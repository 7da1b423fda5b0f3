import { z } from 'zod';
import { httpsUrl, isHttpsUrl, isoDay, matching, text } from './fields';

const ZONE = 'an IANA time zone, such as "Europe/Paris"';

/**
 * The name of a time zone that stands for another today: older names such as America/Montreal have one.
 * @returns undefined if there is no such time zone
 */
export function canonicalZone(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Intl takes names in any case; pages show them as they are written. */
const timeZone = z.string({ error: ZONE }).superRefine((name, context) => {
  const canonical = canonicalZone(name);
  const isSame = canonical?.toLowerCase() === name.toLowerCase();
  if (isSame ? canonical === name : canonical && /^[A-Z].*\//.test(name)) return;
  const right = canonical && `the time zone as "${canonical}"`;
  context.addIssue({
    code: 'custom',
    message: right ?? ZONE,
    input: name,
    ...(right && { params: { fix: `write "${canonical}"` } }),
  });
});

const HOST =
  'https:// and a host, without closing slash and path: for a path, build with BASE_PATH=/portfolio';

const profile = z.strictObject({
  label: text('what the profile is called, such as "GitHub"'),
  url: httpsUrl('the URL of the profile, beginning with https://'),
  icon: text('the name of an icon of react-icons, such as "SiGithub"'),
});

/** The schema of `data/owner.ts`. */
export const ownerSchema = z.strictObject({
  name: text('the full name'),
  givenName: text('the given name'),
  role: text('the job title'),
  location: text('a country or a city'),
  timeZone,
  siteUrl: z
    .string({ error: HOST })
    .refine((url) => isHttpsUrl(url) && new URL(url).origin === url, { error: HOST }),
  email: z.email({ error: 'an e-mail address' }).optional(),
  securityContactUntil: isoDay('a day as YYYY-MM-DD').optional(),
  bookingUrl: httpsUrl('the URL of a page where a call is booked').optional(),
  profiles: z.array(profile, { error: 'a list of profiles' }),
  portrait: z
    .strictObject({
      src: matching('a picture in public/, such as "/images/portrait.jpg"', /^\//),
      alt: text('a description of the portrait for those who cannot see it'),
    })
    .optional(),
});

export type Owner = z.infer<typeof ownerSchema>;
