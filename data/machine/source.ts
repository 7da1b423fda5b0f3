import { careerOn } from '../availability';
import { career } from '../career';
import { buildDay } from '../content/date';
import { owner } from '../owner';
import { absoluteAddress, site } from '../site';
import type { Source } from './structured-data';

/** The owner and career of this site on the day of the build, at its published address. */
export const siteSource = (): Source => ({
  owner,
  career: careerOn(career, buildDay()),
  language: site.language,
  address: absoluteAddress,
});
