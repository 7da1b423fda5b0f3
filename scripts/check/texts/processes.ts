import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { checkText, type TextChecker, type TextFindings } from './check-text';
import type { Images } from './images';
import type { PageText } from './page-text';

/** What a process needs to check a text. */
export interface TextToCheck {
  text: PageText;
  reported: Images['reported'];
}

/** With fewer entries, most of which have one text, it takes as long to start the processes as to do without them. */
const MANY_ENTRIES = 200;

/** Each process takes some 250 MB. */
const MOST_PROCESSES = 4;

/**
 * Returns what checks the texts of the site: a process for each core if there are many entries, and otherwise this one.
 * @param entries how many entries there are
 * @returns the checkers, and a function that ends their processes
 */
export function startCheckers(
  entries: number,
  cores = availableParallelism(),
): { checkers: TextChecker[]; stop: () => void } {
  const count = Math.min(cores, MOST_PROCESSES);
  if (entries < MANY_ENTRIES || count === 1) return { checkers: [checkText], stop: () => {} };
  const processes = Array.from({ length: count }, () =>
    fork(new URL('./process.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    }),
  );
  const checkers = processes.map((child): TextChecker => {
    const ended = new AbortController();
    child.once('exit', () => ended.abort(new Error('A process that checks texts has ended.')));
    return async (text, { reported }) => {
      // The functions of an entry cannot be sent.
      child.send({ text: { ...text, entry: undefined }, reported } satisfies TextToCheck);
      const [findings] = await once(child, 'message', { signal: ended.signal });
      return findings as TextFindings;
    };
  });
  return {
    checkers,
    stop() {
      for (const child of processes) child.disconnect();
    },
  };
}
