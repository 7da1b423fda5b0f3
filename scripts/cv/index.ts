import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { formatDiagnostics } from '@/lib/diagnostic';
import { currentLanguage, furtherLanguages } from '@/lib/languages/languages';
import { nearest } from '@/lib/nearest';
import { RESUME_FILE } from '@/lib/resume/read-resume';
import { CommandError, readArguments } from '../shared/cli';
import { languageEnvironment } from '../shared/overlay';

const usage = `npm run cv -- [name] [--language fr] [--ad ad.txt]
Prints the text that employers' programs read in the CV, or in the variant of data/cvs.ts with that
name. --ad reads a job advertisement instead, and lists which of the résumé's skills it names, which
of those the CV leaves out, and which skills it names that the résumé lacks.`;

const { values, positionals } = readArguments(usage, {
  options: { language: { type: 'string' }, ad: { type: 'string' } },
  allowPositionals: true,
});
const { language, ad } = values;
const [name, ...more] = positionals;
if (more.length > 0) throw new CommandError(`Expected one name.\n${usage}`);
if (language !== undefined && language !== currentLanguage) runInLanguage(language);

const { cvSource, cvVariants } = await import('@/app/cv');
const { isNamed, skillsBeside, skillsIn, skillsOf } = await import('./advertisement');
const { checkForPrograms } = await import('../check/data/for-programs');
const { checkShownResume } = await import('../check/data/resume');
const { cvText } = await import('./cv-text');
const { readPdf } = await import('./read-pdf');
const { renderCv } = await import('./render-cv');
const { variantSource } = await import('./variant');

const main = cvSource();
const variant = name === undefined ? undefined : variantNamed(name);
const source = variant ? variantSource(main, variant) : main;
if (ad === undefined) await printText();
else compareWith(ad);

/** Prints the text of the PDF, and what programs may not find in it. */
async function printText() {
  const [pdf = new Uint8Array()] = await renderCv([main.settings.cvPaper ?? 'a4'], source);
  console.log((await readPdf(pdf)).text);
  const json: unknown = JSON.parse(readFileSync(RESUME_FILE, 'utf8'));
  const found = [
    ...checkShownResume(main, json),
    ...(await checkForPrograms(main, json, variant)),
  ].filter(({ severity }) => severity !== 'placeholder');
  if (found.length > 0) console.error(`\n${formatDiagnostics(found)}`);
}

/** Lists the skills that an advertisement names. */
function compareWith(file: string) {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const skills = skillsOf(main.resume);
  const wanted = skillsIn(readFileSync(file, 'utf8'), skills);
  const shown = skillsIn(cvText(source), skills);
  const named = skills.filter((skill) => isNamed(wanted, skill));
  const leftOut = named.filter((skill) => !isNamed(shown, skill));
  const list = (names: readonly string[]) => names.join(', ') || 'none';
  console.log(`The advertisement names of your skills: ${list(named)}`);
  console.log(`Of those, ${name ?? 'the CV'} leaves out: ${list(leftOut)}`);
  console.log(`It also names, and your résumé does not: ${list(skillsBeside(wanted, skills))}`);
}

function variantNamed(wanted: string) {
  const variants = cvVariants();
  const found = variants.find((one) => one.name === wanted);
  if (found) return found;
  const known = variants.map((one) => one.name);
  const suggestion = nearest(wanted, known)[0] ?? known.join(', ');
  throw new CommandError(
    `data/cvs.ts has no variant ${wanted}${suggestion ? `: write ${suggestion}` : ', and no other'}.`,
  );
}

/** Runs this script in another language, and ends. */
function runInLanguage(tag: string): never {
  const known = furtherLanguages();
  if (!known.includes(tag)) {
    throw new CommandError(
      known.length > 0 ? `--language: expected ${known.join(', ')}.` : 'The site has one language.',
    );
  }
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: languageEnvironment(tag),
  });
  process.exit(status ?? 1);
}
