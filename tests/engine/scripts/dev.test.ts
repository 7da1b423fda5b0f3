/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fixtureFolder, post, projectFolder } from '../../support/content-folder';
import { runNode } from '../../support/run-script';

/** A site that is edited. */
function siteFolder() {
  const root = fixtureFolder({ 'package.json': '{"type":"module"}' });
  cpSync('tests/fixtures/site/data', join(root, 'data'), { recursive: true });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    root,
    read,
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    replace: (file: string, from: string, to: string) =>
      writeFileSync(join(root, file), read(file).replace(from, to)),
  };
}

const started: ChildProcess[] = [];

afterEach(() => started.forEach((dev) => dev.kill()));

/** Runs `npm run dev` with a program in place of Next. */
function startDev(root: string) {
  const bin = projectFolder({
    next: '#!/usr/bin/env node\nconsole.log("Next starts"); setInterval(() => {}, 1000);',
  });
  chmodSync(join(bin, 'next'), 0o755);
  const { PATH } = process.env;
  const dev = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, SITE: root, PATH: `${bin}${delimiter}${PATH}` },
  });
  started.push(dev);
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (printed += chunk));
  return {
    printed: () => printed,
    /** Waits until it has printed something that makes a condition true. */
    until: async (isMet: () => boolean) => {
      while (!isMet()) await Promise.race([once(dev.stdout, 'data'), once(dev.stderr, 'data')]);
    },
  };
}

const places = (text: string) => text.match(/^\S+:\d+: .*/gm);

it('npm run dev prints the errors of check, starts once data/ has none, and goes on when it has', async () => {
  const site = siteFolder();
  site.replace('data/career.ts', 'summary:', 'summary');
  site.write('content/blog/a.md', post({}, '[a](/x/)'));
  const { stderr } = await runNode(['scripts/run.mjs', 'check'], { SITE: site.root });
  const dev = startDev(site.root);
  await dev.until(() => dev.printed().includes('content/blog/a.md:6: text'));
  expect(places(dev.printed())).toEqual(places(stderr));
  expect(dev.printed()).not.toContain('Next starts');

  site.replace('data/career.ts', 'summary', 'summary:');
  await dev.until(() => dev.printed().includes('Next starts'));

  const words = site.read('data/words.ts');
  const copy = () => site.read('.cache/dev/data/words.ts');
  site.replace('data/words.ts', 'const home:', 'const hom:');
  site.write('content/blog/b.md', post({ draft: true, title: '' }));
  const found = (kind: string) => places(site.read(`.cache/dev/${kind}.txt`));
  await dev.until(() => found('errors')?.length === 3 && found('drafts') !== null);
  expect(copy()).toBe(words);
  expect(found('errors')).toEqual([
    'data/words.ts:1: home',
    expect.stringMatching(/^data\/words.ts:\d+: hom$/),
    'content/blog/a.md:6: text',
  ]);
  expect(found('drafts')).toEqual(['content/blog/b.md:2: title']);

  site.write('data/words.ts', words.replace('To the text', 'Down'));
  await dev.until(() => copy().includes('Down'));
});
