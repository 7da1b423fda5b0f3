/**
 * Reports the progress of a long step.
 * @param step what is counted, such as "Images"
 * @param total number of parts
 * @returns a function to call after each part
 */
export type Progress = (step: string, total: number) => () => void;

/** Reports nothing. */
export const noProgress: Progress = () => () => undefined;

/** Milliseconds before the first report, and between reports. */
const intervals = { terminal: 200, log: 2000 };

/**
 * Reports the count of a step: in a terminal as a line that changes, and disappears at the end; elsewhere as a new line
 * every two seconds. Short steps report nothing.
 * @param stream a stream that people read, not programs
 */
export function showProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'> = process.stderr,
): Progress {
  const clear = () => {
    if (stream.isTTY) stream.write('\r\x1b[K');
  };
  // Otherwise an error would be printed behind the line.
  process.once('uncaughtExceptionMonitor', clear);
  return (step, total) => {
    let lastReport = performance.now();
    let done = 0;
    return () => {
      done += 1;
      if (done === total) return clear();
      const now = performance.now();
      if (now - lastReport < (stream.isTTY ? intervals.terminal : intervals.log)) return;
      lastReport = now;
      const line = `${step}: ${done} of ${total}`;
      stream.write(stream.isTTY ? `\r${line.slice(0, stream.columns - 1)}\x1b[K` : `${line}\n`);
    };
  };
}
