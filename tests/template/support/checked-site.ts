import path from 'node:path';
import { renderOptions } from '@/app/render-text';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { careerOf } from '@/lib/content/career';
import { loadContent, publishedFolders } from '@/lib/content/load';
import { imagesIn } from '@/lib/images/find-image';
import { periodsOf } from '@/lib/resume/entries';
import { ownerOf } from '@/lib/resume/owner';
import { readResume } from '@/lib/resume/read-resume';
import { checkSite } from '@/scripts/check/check-site';
import { checkText } from '@/scripts/check/texts/check-text';
import type { OwnerData } from '@/scripts/shared/load-data';
import { projectFolder, type Files } from './content-folder';

const TODAY = '2024-01-01';

/** A career without errors. */
const career = {
  basics: {
    name: 'Ada Lovelace',
    email: 'ada@ada.test',
    url: 'https://ada.test',
    profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
  },
  work: [{ name: 'Analytical Engines', startDate: '1942-09' }],
};

export const noLinks = { header: [], drawer: [], home: [], contact: [], footer: [] };

/**
 * Checks a small site whose only faults are those that a test adds.
 * @param files texts and images below `content/`
 * @param data values of `data/` that differ from those of the site
 * @param originals the same for the main language, if the site is a translation
 * @returns diagnostics; files are named from the folder of the content
 */
export async function checkExample(files: Files, data: Partial<OwnerData> = {}, originals?: Files) {
  const contentFolder = path.join(projectFolder(files), 'content');
  const example: OwnerData = {
    resumeFile: career,
    // Without a CV, which takes a second to measure.
    settings: {
      ...settings,
      cvPaper: undefined,
      bookingUrl: undefined,
      aliases: undefined,
      notInRecord: undefined,
    },
    navigation: { ...navigation, ...noLinks },
    timeline: [],
    toolkit: [],
    cvs: [],
    theme: { ...theme, shareImage: undefined, logo: undefined },
    strings,
    ...data,
  };
  const resume = readResume(example.resumeFile);
  const options = { ...renderOptions, findImage: imagesIn(publishedFolders(contentFolder)) };
  const content = loadContent({
    directory: contentFolder,
    today: TODAY,
    aliases: example.settings.aliases,
    periodsOf: (name) => periodsOf(resume, name),
  });
  const { diagnostics } = await checkSite({
    data: example,
    cv: {
      ...example,
      ...careerOf(resume, content.shown, (url) => url),
      owner: ownerOf(resume, example.settings, TODAY),
      siteUrl: 'https://ada.test',
    },
    content,
    originals:
      originals &&
      loadContent({
        directory: path.join(projectFolder(originals), 'content'),
        today: TODAY,
      }).shown,
    checkers: [(text, images) => checkText(text, images, options)],
  });
  return (
    diagnostics
      // The owner's own placeholders and files are not part of the example.
      .filter(
        ({ file, severity }) =>
          !/^(public|\.github)\//.test(file) &&
          !(severity === 'placeholder' && file.startsWith('data/')),
      )
      .map((one) => ({ ...one, file: one.file.replace(`${contentFolder}/`, '') }))
  );
}
