import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFinder } from '@/lib/content/find-picture';
import { siteDirectory } from '@/lib/site/directory';

/* While writing, pictures beside posts come from their folder. The build publishes copies. */

interface PictureRequest {
  params: Promise<{ id: string; picture: string[] }>;
}

export async function GET(_request: Request, { params }: PictureRequest) {
  const { id, picture } = await params;
  const found = pictureFinder(siteDirectory)(`/blog/${[id, ...picture].join('/')}`);
  if ('fix' in found) return new Response(`${found.found}\n${found.fix}`, { status: 404 });
  const isDrawing = found.file.endsWith('.svg');
  return new Response(new Uint8Array(readFileSync(path.join(siteDirectory, found.file))), {
    // Browsers tell pictures by their first bytes, drawings excepted.
    headers: isDrawing ? { 'content-type': 'image/svg+xml' } : {},
  });
}
