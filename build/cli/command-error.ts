import { inspect } from 'node:util';
import { ContentError } from '@/lib/content/problem';

/**
 * What the person at the command line can mend. Its message says what is wrong and how to mend it,
 * and needs no stack trace.
 */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * What a command says of an error that ends it: the message alone where a person can mend it, else
 * where it comes from too.
 */
export function whatToSay(error: unknown): string {
  if (error instanceof CommandError || error instanceof ContentError) return error.message;
  const { code, port, syscall, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Name another one, or end what listens on it.`;
  }
  // Of the system: a folder that cannot be written, a command that is not installed.
  return syscall === undefined ? inspect(error) : message;
}
