import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/check/problem';
import { nearest } from '@/lib/nearest';
import type { Typefaces } from '@/lib/schema';
import {
  fontFiles,
  installedPackages,
  packageFolder,
  readFont,
  weightsIn,
  type Typeface,
} from './font-files';

type FieldFinding = Omit<Problem, 'file'>;

/**
 * Finds typefaces of `data/theme.ts` whose package or files are missing, or lack a weight.
 * @param root folder of the site
 */
export const checkTypefaces = (fonts: Typefaces, root: string): Problem[] =>
  Object.entries(fonts).flatMap(([name, face]) => {
    const findings = face.package === undefined ? checkFiles(face, root) : checkPackage(face, root);
    return findings.map(({ field, ...rest }) => ({
      file: 'data/theme.ts',
      field: `fonts.${name}.${field}`,
      ...rest,
    }));
  });

function checkPackage(face: Typeface, root: string): FieldFinding[] {
  const { package: name = '', weights } = face;
  const folder = packageFolder(name);
  if (!folder) {
    // Their scopes are alike, whatever the name.
    const [typeface] = nearest(
      path.basename(name),
      installedPackages().map((one) => path.basename(one)),
    );
    const near = installedPackages().find((one) => path.basename(one) === typeface);
    return [
      {
        field: 'package',
        expected: 'an installed package of Fontsource: https://fontsource.org',
        found: `"${name}", which is not installed`,
        fix: `${near ? `write "${near}"` : 'correct the name'}, or install it if it is right: npm install --save-exact ${name}`,
      },
    ];
  }
  const [latin = []] = fontFiles(face, root);
  return latin.flatMap(({ path: file, isVariable }) => {
    if (!existsSync(file)) return [missingWeight(weights, weightsOfPackage(folder))];
    return isVariable ? checkRange(file, weights) : [];
  });
}

function checkFiles(face: Typeface, root: string): FieldFinding[] {
  const { files = [], weights } = face;
  const broken = files.flatMap((file): FieldFinding | [] => {
    const whole = path.join(root, file);
    if (readFont(whole)) return [];
    return {
      field: 'files',
      expected: 'fonts as WOFF2, TTF or OTF',
      found: `"${file}", which ${existsSync(whole) ? 'is none' : 'is missing'}`,
      fix: 'write its path from the folder of the site, such as "public/fonts/a.woff2"',
    };
  });
  if (broken.length > 0) return broken;
  const [[first] = []] = fontFiles(face, root);
  if (first?.isVariable) return checkRange(first.path, weights);
  if (files.length === weights.length) return [];
  return [
    {
      field: 'files',
      expected: 'a file for each weight, or one variable font',
      found: `${files.length} files and ${weights.length} weights`,
      fix: 'list as many files as weights, in the same order',
    },
  ];
}

function checkRange(file: string, weights: readonly number[]): FieldFinding[] {
  const { min, max } = weightsIn(file) ?? { min: 1, max: 1000 };
  return weights.every((weight) => weight >= min && weight <= max)
    ? []
    : [missingWeight(weights, `${min} to ${max}`)];
}

const missingWeight = (weights: readonly number[], available: string): FieldFinding => ({
  field: 'weights',
  expected: `weights that the typeface has: ${available}`,
  found: weights.join(', '),
  fix: 'choose from these',
});

const weightsOfPackage = (folder: string): string => {
  const metadata = readFileSync(path.join(folder, 'metadata.json'), 'utf8');
  return (JSON.parse(metadata) as { weights: number[] }).weights.join(', ');
};
