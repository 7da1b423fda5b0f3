import type { Answers, KnownOwner } from './answers';
import type { ReadResume } from './read-resume';
import { careerOf } from './resume-career';
import { ownerOf } from './resume-owner';

/** What a résumé says of its owner. */
export interface ResumeAnswers extends Pick<Answers, 'career'> {
  owner: KnownOwner;
  /** The paths of what has no place in the site, some with the reason. */
  unplaced: string[];
}

/**
 * Maps a résumé to the site's data.
 * @param today YYYY-MM-DD
 * @param systemZone IANA name of the time zone that the computer is in
 */
export function resumeAnswers(
  { resume, unplaced: dropped }: ReadResume,
  today: string,
  systemZone: string,
): ResumeAnswers {
  const unplaced: string[] = [];
  const owner = ownerOf(resume.basics, systemZone, unplaced);
  const career = careerOf(resume, today, unplaced);
  return { owner, career, unplaced: [...unplaced, ...dropped].sort() };
}
