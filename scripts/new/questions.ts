import { createInterface } from 'node:readline';
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
  message: string;
  /** Answers must match it. */
  pattern?: RegExp;
  hint?: string;
}

const questions = {
  name: { message: 'Your name', pattern: /\S/, hint: 'Write your name.' },
  label: { message: 'Your job title' },
  city: { message: 'Your city' },
  email: {
    message: 'E-mail address that everybody may see',
    pattern: /^(\S+@\S+\.\S+)?$/,
    hint: 'Write it as you@example.org.',
  },
  url: {
    message: 'URL of the site, if you know it',
    pattern: /^(https?:\/\/\S+\.\S+)?$/,
    hint: 'Write it with https://, such as https://you.github.io.',
  },
  sections: {
    message: 'Sections of the site',
    pattern: new RegExp(`^((${removableSections.join('|')})([\\s,]+|$))*$`),
    hint: `Write some of: ${removableSections.join(' ')}`,
  },
  look: {
    message: 'Look of the site, shown in docs/brand.md',
    pattern: new RegExp(`^(${Object.keys(looks).join('|')})$`),
    hint: `Write one of: ${Object.keys(looks).join(' ')}`,
  },
} satisfies Record<keyof Answers, Question>;

/**
 * Asks for the owner's facts, at a terminal or from piped lines. An empty line accepts the suggestion.
 * @param known suggestions from a résumé
 * @throws CommandError if an answer is missing, or a piped one is wrong
 */
export async function askOwner(known: Answers): Promise<Answers> {
  const { isTTY } = process.stdin;
  const terminal = createInterface({
    input: process.stdin,
    output: isTTY ? process.stdout : undefined,
  });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async ({ message, pattern, hint }: Question, suggestion: string): Promise<string> => {
    terminal.setPrompt(`${message}${suggestion && ` (${suggestion})`}: `);
    terminal.prompt();
    const { value = '', done } = await lines.next();
    if (done) throw new CommandError(`No answer to "${message}": nothing was changed.`);
    const answer = value.trim() || suggestion;
    if (pattern?.test(answer) !== false) return answer;
    if (!isTTY) throw new CommandError(`${message}: found "${answer}". ${hint}`);
    console.log(hint);
    return ask({ message, pattern, hint }, suggestion);
  };
  const answers = {
    name: await ask(questions.name, known.name),
    label: await ask(questions.label, known.label),
    city: await ask(questions.city, known.city),
    email: await ask(questions.email, known.email),
    url: await ask(questions.url, known.url),
  };
  const sections = await ask(questions.sections, known.sections.join(' '));
  const look = readLook(await ask(questions.look, known.look));
  terminal.close();
  return {
    ...answers,
    sections: removableSections.filter((name) => sections.split(/[\s,]+/).includes(name)),
    look,
  };
}
