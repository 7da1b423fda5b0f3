import { outDirectory } from '@/lib/site/directory';
import { checkBasePath, requireExport, readArguments, wholeNumber } from '@/build/cli';
import { startServer } from '@/build/serve/start-server';

const usage = `npm run serve -- [--dir out] [--port 3000]
Serves the export like a static host, with BASE_PATH=/portfolio below that path. Port 0 uses any free port.`;

const { values } = readArguments(usage, {
  options: {
    dir: { type: 'string', default: outDirectory },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
});
const { dir } = values;
const base = process.env.BASE_PATH ?? '';
const wanted = wholeNumber('--port', values.port, 0, 65_535);
checkBasePath(base);
requireExport(dir);

const { url, port } = await startServer({ dir, port: wanted, base });
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is in use; ${port} is free.`);
console.log(`${dir}/ is served at ${url}`);
