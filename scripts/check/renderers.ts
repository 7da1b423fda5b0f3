import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { RenderedParts, SourceText } from '@/lib/check/page-text';

/** What a process answers to a text. */
export interface Reply {
  rendered: RenderedParts | undefined;
}

/** With fewer texts, it takes as long to start the processes as to do without them. */
const MANY_TEXTS = 200;

/** Each process takes some 250 MB, and the check of the texts, which stays in one process, is as fast as four. */
const MOST_PROCESSES = 4;

/** Processes that render texts. */
interface Renderers {
  /** Renders a text with the options of the site. */
  render: (text: SourceText) => Promise<RenderedParts | undefined>;
  /** How many texts keep all processes busy while another one is checked. */
  inAdvance: number;
  /** Ends the processes. */
  stop: () => void;
}

/**
 * Starts processes that render many texts on all cores.
 * @param texts how many texts there are
 * @returns undefined if this process is as fast alone
 */
export function startRenderers(
  texts: number,
  cores = availableParallelism(),
): Renderers | undefined {
  const count = Math.min(cores, MOST_PROCESSES);
  if (texts < MANY_TEXTS || count === 1) return undefined;
  const renderers = Array.from({ length: count }, startRenderer);
  let turn = 0;
  return {
    render: (text) => renderers[turn++ % count]!.render(text),
    inAdvance: 2 * count,
    stop() {
      for (const { stop } of renderers) stop();
    },
  };
}

/** Starts a process that renders one text at a time. */
function startRenderer() {
  const child = fork(new URL('./render-texts.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('A process that renders texts has ended.')));
  let last: Promise<unknown> = Promise.resolve();
  async function renderAfter(earlier: Promise<unknown>, text: SourceText) {
    await earlier;
    child.send(text);
    const [{ rendered }] = (await once(child, 'message', { signal: ended.signal })) as [Reply];
    return rendered;
  }
  return {
    render({ source, baseUrl, idPrefix }: SourceText) {
      const rendered = renderAfter(last, { source, baseUrl, idPrefix });
      last = rendered;
      return rendered;
    },
    stop: () => child.disconnect(),
  };
}
