import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import resumeFile from '@/data/resume.json' with { type: 'json' };
import { settings } from '@/data/site';
import { readResume } from '@/lib/resume/read-resume';

/* The résumé has facts that the owner may not want to publish, so browsers must not get the whole file. */

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(html|js|json|txt|vcf)$/.test(file),
);

const filesWith = (text: string, end = '') =>
  files.filter(
    (file) => file.endsWith(end) && readFileSync(path.join('out', file), 'utf8').includes(text),
  );

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string'
      ? [value]
      : [];

test('scripts contain nothing of the résumé', () => {
  // The summary may also be in data/strings.ts, which browsers download.
  const career = { ...resumeFile, basics: undefined };
  const sentences = textsIn(career).filter((text) => text.length > 30);
  expect(sentences.flatMap((text) => filesWith(text, '.js'))).toEqual([]);
});

test('phone and street are in no file unless the site publishes them', () => {
  const { basics, ...career } = readResume(resumeFile);
  const { phone = '', location, ...facts } = basics;
  const { address = '', ...publicLocation } = location;
  // Some owners write their city as the street.
  const shown = textsIn({ career, facts, publicLocation }).join('\n');
  const hidden = [settings.publish?.phone ? '' : phone, settings.publish?.address ? '' : address];
  const secrets = hidden.filter((text) => text !== '' && !shown.includes(text));
  expect(secrets.flatMap((text) => filesWith(text))).toEqual([]);
});
