import { showProgress } from '@/scripts/shared/progress';

/** What a step of four parts writes if each part takes some seconds. */
function written(secondsEach: number, stream: { isTTY: boolean; columns: number }): string[] {
  const lines: string[] = [];
  const progress = showProgress({
    ...stream,
    write: (text: string | Uint8Array) => lines.push(String(text)) > 0,
  });
  jest.useFakeTimers();
  const tick = progress('Images', 4);
  for (let part = 0; part < 4; part++) {
    jest.advanceTimersByTime(secondsEach * 1000);
    tick();
  }
  jest.useRealTimers();
  return lines;
}

test('a terminal shows one line that changes, and disappears at the end', () => {
  expect(written(2, { isTTY: true, columns: 80 })).toEqual([
    '\rImages: 1 of 4\x1b[K',
    '\rImages: 2 of 4\x1b[K',
    '\rImages: 3 of 4\x1b[K',
    '\r\x1b[K',
  ]);
});

test('the line fits into a narrow terminal', () => {
  expect(written(2, { isTTY: true, columns: 12 })[0]).toBe('\rImages: 1 o\x1b[K');
});

test('a log gets a line every two seconds', () => {
  expect(written(1.5, { isTTY: false, columns: 0 })).toEqual(['Images: 2 of 4\n']);
});

test('a short step reports nothing in a log', () => {
  expect(written(0.4, { isTTY: false, columns: 0 })).toEqual([]);
});
