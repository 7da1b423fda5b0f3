import { readArguments, requireExport, wholeNumber } from '@/lib/cli';
import { serveExport } from '@/lib/hosts/serve';

const usage = `npm run serve -- [--dir out] [--port 3000]
Serves an export like a static host, below the path for which it was built. Port 0 is any free one.`;

const { values } = readArguments(usage, {
  options: {
    dir: { type: 'string', default: 'out' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});
const port = wholeNumber('--port', values.port, 0, 65_535);
requireExport(values.dir);
const { url } = await serveExport(values.dir, port);
console.log(`${values.dir}/ is served at ${url}`);
