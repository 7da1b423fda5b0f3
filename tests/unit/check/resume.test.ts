/** @jest-environment node */
import { checkShownResume } from '@/lib/check/resume';
import { cvOptions, resumeFile } from '../../support/resumes';

it.each([
  ['nurse', ['placeholder: basics.url']],
  ['designer', ['warning: letters', 'warning: basics.profiles[1].url']],
  ['translator', ['error: basics.name', 'warning: letters']],
  ['chef', ['placeholder: basics.url', 'warning: basics.image']],
])('tells what of the résumé of the %s the site cannot show', (name, faults) => {
  const found = checkShownResume(cvOptions(resumeFile(name)));
  expect(found.map(({ severity, field }) => `${severity}: ${field}`)).toEqual(faults);
});
