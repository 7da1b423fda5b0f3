import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../fonts/typefaces';
import { nearest } from '../nearest';
import type { Typefaces } from '../schema';
import type { Diagnostic } from '../diagnostic';

/** Finds typefaces of `data/theme.ts` that are not installed, or lack a weight. */
export const checkTypefaces = (typefaces: Typefaces): Diagnostic[] =>
  Object.entries(typefaces).flatMap(([name, face]): Diagnostic[] => {
    if (filesOf(face).length > 0) return [];
    const place = { severity: 'error', file: 'data/theme.ts', field: `fonts.${name}` } as const;
    if (existsSync(path.join('node_modules', face.package, 'metadata.json'))) {
      return [
        {
          ...place,
          expected: `a weight that ${face.package} has`,
          found: face.weights.join(', '),
          fix: `choose one of those at https://fontsource.org/?q=${path.basename(face.package)}`,
        },
      ];
    }
    const [near] = nearest(face.package, installedTypefaces());
    return [
      {
        ...place,
        expected: 'an installed package of Fontsource: https://fontsource.org',
        found: `"${face.package}", which is not installed`,
        fix: `${near ? `write "${near}"` : 'correct the name'}, or install it: npm install --save-exact ${face.package}`,
      },
    ];
  });

const installedTypefaces = (): string[] =>
  ['@fontsource', '@fontsource-variable'].flatMap((scope) => {
    const folder = path.join('node_modules', scope);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${scope}/${name}`) : [];
  });
