import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkDataFiles, siteFiles } from '@/lib/check/data-files';
import { filesIn } from '@/lib/files-in';
import { themeSchema } from '@/lib/site/schemas/theme';
import { buildFonts } from './fonts/build-fonts';
import { checkTypefaces } from './fonts/check-typefaces';
import type { readData } from './unreadable-data';

/**
 * Copies `data/` for `npm run dev`, without the files that pages cannot show: of these it keeps the copy
 * that was made before their errors. Writes the fonts of the pages, too.
 * @param root the folder of the site
 * @param data its `data/`
 * @param copy the folder of the copy
 * @returns whether there is a copy of every file
 */
export async function copyData(
  root: string,
  { unreadable, written, site }: Awaited<ReturnType<typeof readData>>,
  copy: string,
): Promise<boolean> {
  const { data: theme } = themeSchema.safeParse(site.theme);
  const typefaces = theme ? checkTypefaces(theme.fonts, root) : [];
  const broken = [...unreadable, ...checkDataFiles(written), ...typefaces].map(({ file }) => file);
  if (theme && typefaces.length === 0) await buildFonts(theme.fonts, root);
  for (const name of filesIn(path.join(root, 'data'))) {
    const [from, to] = [path.join(root, 'data', name), path.join(copy, name)];
    const isSame = existsSync(to) && readFileSync(to).equals(readFileSync(from));
    if (!isSame && !broken.includes(`data/${name}`)) cpSync(from, to);
  }
  return siteFiles.every(([file]) => existsSync(path.join(copy, path.basename(file))));
}
