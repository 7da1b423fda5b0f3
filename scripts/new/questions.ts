import { createInterface } from 'node:readline/promises';
import { cancel, isCancel, multiselect, text } from '@clack/prompts';
import { CommandError } from '@/lib/cli';
import { removableFeatures, type RemovableFeature } from '@/lib/features';

/** The answers of an owner. */
export interface Answers {
  name: string;
  label: string;
  city: string;
  email: string;
  url: string;
  features: readonly RemovableFeature[];
}

interface Question {
  name: Exclude<keyof Answers, 'features'>;
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

const FEATURES = 'Sections of the site';

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
  const features = await multiselect<RemovableFeature>({
    message: FEATURES,
    options: removableFeatures.map((value) => ({ value })),
    initialValues: [...known.features],
    required: false,
  });
  return { ...answers, features: given(features) };
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
  const wanted = (await read(FEATURES, known.features.join(' '))).split(/[\s,]+/);
  const unknown = wanted.find((name: string) => !removableFeatures.some((one) => one === name));
  if (unknown) {
    throw new CommandError(
      `${FEATURES}: expected some of ${removableFeatures.join(', ')}, found "${unknown}".`,
    );
  }
  return { ...answers, features: removableFeatures.filter((name) => wanted.includes(name)) };
}
