/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type Snippet = readonly [filePath: string, code: string, problem: string];

const repository = process.cwd();
const door = 'may not be imported here';
const style = "without 'unsafe-inline'";
const html = 'Only components/ui/trusted-html.tsx';

const closed: readonly Snippet[] = [
  ['components/home/hero.ts', "import '@/app/page';", door],
  ['components/home/hero.ts', "import '../../app/page';", door],
  ['components/home/hero.ts', "import '@/data/content/load-content';", door],
  ['components/home/hero.ts', "import '../../data/content/load-content.ts';", door],
  ['components/home/hero.ts', "export * from '@/data/content/load-content';", door],
  ['components/home/hero.ts', "export const load = () => import('@/app/page');", door],
  ['components/home/hero.ts', "import '@/content/blog/a.md';", door],
  ['components/home/hero.ts', "import '@/scripts/build';", door],
  ['components/home/hero.ts', "import 'node:fs/promises';", door],
  ['components/ui/card.ts', "import '@/data/owner';", door],
  [
    'components/ui/card.ts',
    "import type { Owner } from '../../data/owner'; export type A = Owner;",
    door,
  ],
  ['components/ui/card.ts', "import '../home/hero';", door],
  ['components/ui/card.ts', "import '@/components/motion/reveal';", door],
  ['components/ui/card.ts', "export type A = import('@/data/owner').Owner;", door],
  ['components/motion/reveal.ts', "import '@/data/owner';", door],
  ['components/motion/reveal.ts', "import '@/components/ui/card';", door],
  ['data/owner.ts', "import '@/components/ui/card';", door],
  ['data/owner.ts', "import '../app/page';", door],
  ['data/owner.ts', "import '@/scripts/build';", door],
  ['data/owner.ts', "import 'react';", door],
  ['data/owner.ts', "import 'next/link';", door],
  ['data/feed.ts', "import '@/data/content/load-content';", door],
  ['scripts/build.ts', "import '@/app/page';", door],
  ['scripts/build.ts', "import '../components/ui/card';", door],
  ['scripts/build.ts', "import '@/tests/browser/home.spec';", door],
  ['app/page.tsx', "import '@/scripts/build';", door],
  ['app/page.tsx', "'use client';", "No 'use client' below app/"],
  ['app/about/page.tsx', 'export const A = <p style={{ top: 0 }} />;', style],
  ['components/a/b.tsx', 'export const A = <p style={{ top: 0 }} />;', style],
  ['components/a/b.tsx', 'export const A = <motion.div style={{ top: 0 }} />;', style],
  ['components/a/b.tsx', 'export const A = <Card {...{ style: {} }} />;', style],
  ['components/ui/trusted-html.tsx', 'export const A = <p style={{ top: 0 }} />;', style],
  ['app/page.tsx', "export const A = <p dangerouslySetInnerHTML={{ __html: '' }} />;", html],
  ['components/ui/b.tsx', "export const A = <p dangerouslySetInnerHTML={{ __html: '' }} />;", html],
  ['components/ui/b.ts', "document.body.innerHTML = '';", html],
  ['app/page.tsx', "console.log('a');", 'no-console'],
  ['components/ui/b.tsx', "console.info('a');", 'no-console'],
  ['components/ui/b.tsx', 'export const A = <img src="/a.png" />;', 'jsx-a11y/alt-text'],
  [
    'components/ui/b.tsx',
    'export const A = <div onClick={f} />;',
    'jsx-a11y/click-events-have-key-events',
  ],
  ['components/ui/b.tsx', '/* eslint-disable no-console */', 'has no effect'],
  ['data/owner.ts', 'export const a: any = 1;', 'no-explicit-any'],
];

const open: readonly (readonly [filePath: string, code: string])[] = [
  ['app/page.tsx', "import '@/data/content/load-content'; import '@/components/home/hero';"],
  ['app/blog/page.tsx', "import '../../data/content/load-content';"],
  ['components/home/hero.tsx', "'use client'; import '@/data/owner'; import '../ui/card';"],
  ['components/home/hero.tsx', "import 'react'; import 'next/link'; console.error('a');"],
  ['components/ui/card.tsx', "import './button'; import '@/components/ui/icons/github';"],
  [
    'components/ui/trusted-html.tsx',
    "export const A = <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ],
  ['data/content/load-content.ts', "import 'node:fs'; import './parse'; import '../owner';"],
  ['scripts/build.ts', "import '@/data/content/load-content'; console.log('a');"],
  ['scripts/shots.ts', "import '../tests/browser/support/find-browser';"],
  ['tests/data/owner.test.ts', "import '@/data/content/load-content'; import '@/app/page';"],
];

const results = lint([...closed, ...open]);

test.each(closed.map((snippet, index) => [...snippet, index] as const))(
  '%s: %s is refused',
  (_filePath, _code, problem, index) => {
    expect(results[index]?.join('\n')).toContain(problem);
  },
);

test.each(open.map((snippet, index) => [...snippet, closed.length + index] as const))(
  '%s: %s is accepted',
  (_filePath, _code, index) => {
    expect(results[index]).toEqual([]);
  },
);

function lint(snippets: readonly (readonly string[])[]): string[][] {
  const input = snippets.map(([filePath, code]) => ({ filePath, code: `${code}\n` }));
  const output = execFileSync(
    process.execPath,
    [join(repository, 'tests/lint/lint-snippets.mjs')],
    {
      cwd: repository,
      encoding: 'utf8',
      input: JSON.stringify(input),
    },
  );
  return JSON.parse(output) as string[][];
}
