/** @jest-environment node */
import { nameOf } from '@/build/bench-build/processes';

it.each([
  [
    '/usr/bin/node --require /a/preflight.cjs --import file:///a/loader.mjs scripts/build.ts',
    'build.ts',
  ],
  ['node --import tsx /a/build/render-part.ts 0 2', 'render-part.ts'],
  ['next-build (v16.4.5)', 'next-build'],
  ['/a/node_modules/@esbuild/linux-x64/bin/esbuild --service=0.28.2 --ping', 'esbuild'],
])('%s is called %s', (command, name) => expect(nameOf({ command })).toBe(name));
