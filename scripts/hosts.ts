import { readArguments, readBasePath } from '@/lib/cli';
import { aliasesOf } from '@/lib/content/aliases';
import { writeFiles } from '@/lib/files/write-files';
import { serverFiles } from '@/lib/hosts/host-files';
import { redirectsOf } from '@/lib/hosts/host-site';
import { furtherLanguages } from '@/lib/languages/languages';

const usage = `npm run hosts -- [--out hosts]
Writes the configuration for nginx and Caddy, which is not part of the export. With
BASE_PATH=/portfolio, it is for a site below that path.`;

const { values } = readArguments(usage, {
  options: { out: { type: 'string', default: 'hosts' } },
});
const basePath = readBasePath();
// Imported late, so that errors in data/ can be explained.
const { siteContent } = await import('@/app/content');
const site = {
  base: basePath,
  redirects: redirectsOf(basePath, aliasesOf(siteContent())),
  languages: furtherLanguages(),
};
console.log(writeFiles(values.out, serverFiles(site)).join('\n'));
