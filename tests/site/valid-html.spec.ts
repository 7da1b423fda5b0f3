import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

const hasJava = spawnSync('java', ['-version']).status === 0;

test("every exported page is valid HTML, by the W3C's checker", async () => {
  test.skip(!hasJava, 'The HTML checker needs Java 11 or newer, which is not on this machine.');
  test.setTimeout(180_000);
  const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  const options = ['--format', 'json', '--errors-only', '--exit-zero-always', '--skip-non-html'];
  const { stderr } = await promisify(execFile)('java', ['-jar', checker, ...options, 'out'], {
    maxBuffer: 2 ** 26,
  });
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  const errors = messages
    // Its knowledge of CSS is years behind the browsers': layers, @property, view transitions.
    .filter(({ message }) => !message.startsWith('CSS: '))
    .map(
      ({ url, lastLine, message, extract = '' }) =>
        `${url.replace(/^.*\/out\//, '')}:${lastLine}: ${message} ${extract}`,
    );
  expect(errors).toEqual([]);
});
