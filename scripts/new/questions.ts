import { createInterface } from 'node:readline/promises';
import { cancel, isCancel, multiselect, select, text } from '@clack/prompts';
import * as looks from '@/lib/looks';
import { removableSections, type RemovableSection } from '@/lib/site-sections';
import { CommandError } from '../shared/cli';
import { readLook, type LookName } from './look';

/** The answers of an owner. */
export interface Answers {
  name: string;
  label: string;
  city: string;
  email: string;
  url: string;
  sections: readonly RemovableSection[];
  look: LookName;
}

interface Question {
  name: Exclude<keyof Answers, 'sections' | 'look'>;
  message: string;
  /** Answers must match it. */
  pattern?: RegExp;
  hint?: string;
}

const questions: readonly Question[] = [
  { name: 'name', message: 'Your name', pattern: /\S/, hint: 'Write your name.' },
  { name: 'label', message: 'Your job title' },
  { name: 'city', message: 'Your city' },
  {
    name: 'email',
    message: 'E-mail address that everybody may see',
    pattern: /^(\S+@\S+\.\S+)?$/,
    hint: 'Write it as you@example.org.',
  },
  {
    name: 'url',
    message: 'URL of the site, if you know it',
    pattern: /^(https?:\/\/\S+\.\S+)?$/,
    hint: 'Write it with https://, such as https://you.github.io.',
  },
];

const SECTIONS = 'Sections of the site';

const LOOK = 'Look of the site, shown in docs/brand.md';

/**
 * Asks for the owner's facts, at a terminal or from piped lines. An empty line accepts the suggestion.
 * @param known suggestions from a résumé
 * @throws CommandError if a piped answer is missing or wrong
 */
export const askOwner = (known: Answers): Promise<Answers> =>
  process.stdin.isTTY ? askAtTerminal(known) : readAnswers(known);

async function askAtTerminal(known: Answers): Promise<Answers> {
  const answers = { ...known };
  for (const { name, message, pattern, hint } of questions) {
    const answer = await text({
      message,
      initialValue: known[name],
      validate: (answer = '') => (pattern?.test(answer.trim()) === false ? hint : undefined),
    });
    answers[name] = given(answer).trim();
  }
  const sections = await multiselect<RemovableSection>({
    message: SECTIONS,
    options: removableSections.map((value) => ({ value })),
    initialValues: [...known.sections],
    required: false,
  });
  const look = await select<LookName>({
    message: LOOK,
    options: Object.keys(looks).map((name) => ({ value: readLook(name) })),
    initialValue: known.look,
  });
  return { ...answers, sections: given(sections), look: given(look) };
}

function given<T>(answer: T): Exclude<T, symbol> {
  if (!isCancel(answer)) return answer as Exclude<T, symbol>;
  cancel('Nothing was changed.');
  process.exit(1);
}

async function readAnswers(known: Answers): Promise<Answers> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const read = async (message: string, suggestion: string) => {
    const { value = '', done } = await lines.next();
    if (done) throw new CommandError(`No answer to "${message}": nothing was changed.`);
    return value.trim() || suggestion;
  };
  const answers = { ...known };
  for (const { name, message, pattern, hint } of questions) {
    const answer = await read(message, known[name]);
    if (pattern?.test(answer) === false) {
      throw new CommandError(`${message}: found "${answer}". ${hint}`);
    }
    answers[name] = answer;
  }
  const wanted = (await read(SECTIONS, known.sections.join(' '))).split(/[\s,]+/);
  const unknown = wanted.find((name: string) => !removableSections.some((one) => one === name));
  if (unknown) {
    throw new CommandError(
      `${SECTIONS}: expected some of ${removableSections.join(', ')}, found "${unknown}".`,
    );
  }
  const look = readLook(await read(LOOK, known.look));
  return { ...answers, sections: removableSections.filter((name) => wanted.includes(name)), look };
}
