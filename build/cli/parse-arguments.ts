import { parseArgs } from 'node:util';
import { CommandError } from './command-error';

/** The options of a command, by their names without hyphens. */
export type Options = Record<string, Option>;

type Option = { /** What it is for, for the help. */ says: string } & (
  { type: 'string'; default?: string } | { type: 'boolean' }
);

/** A command of package.json, for its help. */
export interface Command<Known extends Options> {
  /** How it is called, such as `npm run serve --`. */
  call: string;
  /** What it does, in a sentence. */
  does: string;
  options?: Known;
  /** The words beside options, such as `post "Title"`, if it takes any. */
  words?: string;
}

/** What a command was told. */
export interface Arguments<Known extends Options> {
  values: { [Name in keyof Known]: Value<Known[Name]> };
  words: string[];
}

type Value<Given extends Option> = Given extends { type: 'boolean' }
  ? boolean
  : Given extends { default: string }
    ? string
    : string | undefined;

/**
 * Reads the arguments of a command.
 * @param command its name and its options
 * @param args what stands behind its name
 * @returns the values of its options and the other words, or its help where that was asked for
 * @throws CommandError for what it does not know
 */
export function parseArguments<Known extends Options>(
  command: Command<Known>,
  args: readonly string[],
): Arguments<Known> | { help: string } {
  const { call, words, options = {} } = command;
  const flags = Object.entries<Option>(options).filter(([, { type }]) => type === 'boolean');
  const off = flags.map(([name]) => [name, { type: 'boolean', default: false }] as const);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        ...options,
        ...Object.fromEntries(off),
        help: { type: 'boolean', short: 'h' },
      },
      allowPositionals: words !== undefined,
    });
    if (values.help) return { help: helpOf(command) };
    return { values: values as Arguments<Known>['values'], words: positionals };
  } catch (error) {
    // What follows the first sentence is about Node.
    const [what] = (error as Error).message.split(/\.? (?:To specify|This command)/);
    throw new CommandError(`${what}. What there is: ${call} --help`);
  }
}

function helpOf<Known extends Options>({ call, does, options, words }: Command<Known>): string {
  const lines = Object.entries<Option>(options ?? {}).map(([name, option]) => {
    const given = option.type === 'string' ? ' …' : '';
    const unless = 'default' in option && option.default ? ` (${option.default})` : '';
    return [`  --${name}${given}`, `${option.says}${unless}`] as const;
  });
  const widest = Math.max(0, ...lines.map(([name]) => name.length));
  return [
    `${call}${words ? ` ${words}` : ''}`,
    does,
    ...(lines.length > 0 ? [''] : []),
    ...lines.map(([name, says]) => `${name.padEnd(widest)}  ${says}`),
  ].join('\n');
}
