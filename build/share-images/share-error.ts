import { CommandError } from '../cli';

/** A mistake that the person at the command line can mend: what is wrong, where, and how to mend it. */
export class ShareError extends CommandError {
  override readonly name = 'ShareError';

  /**
   * @param what what is wrong, and where
   * @param mend what to do about it
   */
  constructor(what: string, mend: string) {
    super(`${what}\n  ${mend}`);
  }
}
