import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { settings } from '@/data/site';
import { furtherLanguages } from '@/lib/languages/languages';
import { wholeNumber } from '../shared/cli';
import { loadData } from '../shared/load-data';
import { languageEnvironment } from '../shared/overlay';

/*
 * PORT=3000 npm run dev -- [options of next dev]
 * Shows the site while you write. Each further language has a server of its own, at the ports that follow.
 */

// Next would show mistakes in data/ on the first page only.
await loadData();
const languages = [undefined, ...furtherLanguages()];
const first = wholeNumber('PORT', process.env.PORT ?? '3000', 1, 65_535 - languages.length);
const originOf = (language: string | undefined) =>
  `http://localhost:${first + languages.indexOf(language)}`;
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

if (languages.length > 1) {
  for (const language of languages) {
    console.log(
      `${language ?? settings.language}: ${originOf(language)}/${language ? `${language}/` : ''}`,
    );
  }
}
const servers = languages.map((language, index) =>
  spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...languageEnvironment(language),
      ...(languages.length > 1 && {
        PORT: String(first + index),
        // Links between the languages lead to the other servers.
        DEV_ORIGINS: languages.map(originOf).join(' '),
      }),
    },
  }),
);
for (const server of servers) {
  server.once('exit', (code) => {
    for (const other of servers) other.kill();
    process.exitCode ??= code ?? 0;
  });
}
