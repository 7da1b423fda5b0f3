import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { theme } from '@/data/theme';
import { readArguments } from '../shared/cli';
import { fontsCss } from './fonts-css';

readArguments(
  `npm run fonts
Writes app/fonts.css for the typefaces of data/theme.ts, whose packages must be installed.`,
  {},
);
const file = 'app/fonts.css';
const style = await resolveConfig(file);
writeFileSync(file, await format(await fontsCss(theme.fonts), { ...style, filepath: file }));
console.log(`Written: ${file}`);
