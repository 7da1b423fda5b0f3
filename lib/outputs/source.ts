import { careerOn } from '../career/availability';
import { career } from '@/data/career';
import { buildDay } from '../dates';
import { owner } from '@/data/owner';
import { absoluteAddress, site } from '@/data/site';
import type { Source } from './structured-data';

/** The owner and career of this site on the day of the build, at its published address. */
export const siteSource = (): Source => ({
  owner,
  career: careerOn(career, buildDay()),
  language: site.language,
  address: absoluteAddress,
});
