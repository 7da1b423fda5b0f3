import { whatToSay } from './command-error';
import { parseArguments, type Arguments, type Command, type Options } from './parse-arguments';

/**
 * Reads what a command was told. With `--help` the command says how it is used, and ends. From now on
 * a mistake that a person can mend ends it with one message, and without a stack trace.
 * @param command its name and its options
 * @returns the values of its options, and the other words
 */
export function readArguments<Known extends Options>(command: Command<Known>): Arguments<Known> {
  process.on('uncaughtException', (error) => {
    console.error(whatToSay(error));
    process.exit(1);
  });
  const read = parseArguments(command, process.argv.slice(2));
  if ('help' in read) {
    console.log(read.help);
    process.exit();
  }
  return read;
}
