import { writeFiles } from '@/build/write-files';
import { basePathOf } from '@/build/cli/expect';
import { readArguments } from '@/build/cli/read-arguments';
import { serverFiles } from '@/build/hosts/host-files';

/* Writes the configuration of hosts that is no part of the export. */

const { values } = readArguments({
  call: 'npm run hosts --',
  does: 'Writes the configuration of nginx, Caddy and CloudFront.',
  options: {
    out: { type: 'string', default: 'hosts', says: 'folder to write to' },
    // The build reads the same variable, so that both agree when it is set once.
    base: {
      type: 'string',
      default: process.env.BASE_PATH ?? '',
      says: 'path that the site stands below, such as /portfolio',
    },
  },
});
const base = basePathOf('--base', values.base);

console.log(writeFiles(values.out, serverFiles(base)).join('\n'));
