import { z } from 'zod';
import { nearest } from '../../nearest';
import { httpsUrl, isHttpsUrl, isoDay, pictureUrl, text } from './fields';

const ZONE = 'an IANA time zone, such as';

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

const cityOf = (zone: string) => zone.replace(/^.*\//, '').replaceAll(' ', '_').toLowerCase();

/** Up to three time zones whose cities are spelled like that of an unknown one. */
function nearestZones(name: string): string {
  const zones = Intl.supportedValuesOf('timeZone');
  return nearest(cityOf(name), zones.map(cityOf), 0.34)
    .flatMap((city) => zones.filter((zone) => cityOf(zone) === city))
    .slice(0, 3)
    .map((zone) => `"${zone}"`)
    .join(', ');
}

/** Intl takes names in any case; pages show them as they are written. */
const timeZone = z.string({ error: `${ZONE} "Europe/Paris"` }).superRefine((name, context) => {
  const canonical = canonicalZone(name);
  const isSame = canonical?.toLowerCase() === name.toLowerCase();
  if (isSame ? canonical === name : canonical && /^[A-Z].*\//.test(name)) return;
  const right = canonical ? `"${canonical}"` : nearestZones(name);
  context.addIssue({
    code: 'custom',
    message: canonical ? `the time zone as ${right}` : `${ZONE} ${right || '"Europe/Paris"'}`,
    input: name,
    ...(right && { params: { fix: `write ${canonical ? '' : 'one of the nearest: '}${right}` } }),
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
      src: pictureUrl('a picture in public/, such as "/images/portrait.jpg"', /^\//),
      alt: text('a description of the portrait for those who cannot see it'),
    })
    .optional(),
});

export type Owner = z.infer<typeof ownerSchema>;
