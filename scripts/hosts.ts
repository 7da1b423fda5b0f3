import { checkBasePath, readArguments } from '@/build/cli';
import { readHostSite } from '@/build/read-host-site';
import { serverFiles } from '@/lib/hosts/host-files';
import { writeFiles } from '@/build/write-files';

const usage = `npm run hosts -- [--out hosts]
Writes the configuration of nginx and Caddy, which is not part of the export. With
BASE_PATH=/portfolio, it is that of a site below that path.`;

const { values } = readArguments(usage, {
  options: { out: { type: 'string', default: 'hosts' } },
});
const { BASE_PATH: basePath = '' } = process.env;
checkBasePath(basePath);
console.log(writeFiles(values.out, serverFiles(readHostSite(basePath))).join('\n'));
