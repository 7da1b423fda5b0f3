import { parseArgs } from 'node:util';
import { writeFiles } from './build/write-files';
import { serverFiles } from './hosts/host-files';

/* Writes the configuration of hosts that is no part of the export. */

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'hosts' },
    // The build reads the same variable, so that both agree when it is set once.
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});

console.log(writeFiles(values.out, serverFiles(values.base)).join('\n'));
