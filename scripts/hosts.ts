import { checkBasePath, readArguments } from '@/build/cli';
import { readHostSite } from '@/build/read-host-site';
import { serverFiles } from '@/build/hosts/host-files';
import { writeFiles } from '@/build/write-files';

const usage = `npm run hosts -- [--out hosts] [--base /portfolio]
Writes the configuration of nginx, Caddy, lighttpd and CloudFront, which is not part of the export.`;

const { values } = readArguments(usage, {
  options: {
    out: { type: 'string', default: 'hosts' },
    // The build reads the same variable.
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});
checkBasePath(values.base);
console.log(writeFiles(values.out, serverFiles(readHostSite(values.base))).join('\n'));
