import type { Diagnostic } from '../diagnostic';
import { missingCvLetters } from '../cv/build-cv';
import { readProfile } from '../resume/networks';
import { RESUME_FILE } from '../resume/read-resume';
import type { Site } from './owner-data';

/**
 * Finds what of a valid résumé the site cannot show: letters that the typefaces of the CV lack, an image of
 * another host, and profiles without a URL. Only a name that cannot be set is an error.
 */
export function checkShownResume(site: Site): Diagnostic[] {
  const { name, others } = missingCvLetters({ ...site, siteUrl: '', projectUrls: new Map() });
  const { image, profiles } = site.resume.basics;
  const of = (
    severity: Diagnostic['severity'],
    field: string,
    fault: Pick<Diagnostic, 'expected' | 'found' | 'fix'>,
  ): Diagnostic => ({ severity, file: RESUME_FILE, field, ...fault });
  const typeface =
    'choose a typeface of that script, such as @fontsource/noto-sans-jp for Japanese';
  return [
    ...(name.length > 0
      ? [
          of('error', 'basics.name', {
            expected: 'letters that a typeface of data/theme.ts has, for the CV',
            found: name.join(' '),
            fix: `${typeface}, or write the name in Latin letters`,
          }),
        ]
      : []),
    ...(others.length > 0
      ? [
          of('warning', 'letters', {
            expected: 'letters that a typeface of data/theme.ts has, for the CV',
            found: `${others.slice(0, 20).join(' ')}, which the CV is without`,
            fix: typeface,
          }),
        ]
      : []),
    ...(image && !site.owner.portrait
      ? [
          of('warning', 'basics.image', {
            expected: 'the path of a file in public/',
            found: `"${image}", which the site does not show`,
            fix: 'save the picture in public/images/, and write "/images/" and its name',
          }),
        ]
      : []),
    ...profiles.flatMap((profile, index) =>
      readProfile(profile)
        ? []
        : [
            of('warning', `basics.profiles[${index}].url`, {
              expected: 'the URL of the profile',
              found: 'nothing, so that the site does not show it',
              fix: 'write its URL',
            }),
          ],
    ),
  ];
}
