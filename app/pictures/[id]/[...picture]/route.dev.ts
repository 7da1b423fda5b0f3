import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureFinder } from '@/lib/content/find-picture';
import { siteDirectory } from '@/lib/site/directory';

/* Serves pictures beside posts under `npm run dev`. The build copies the files instead. */

interface PictureRequest {
  params: Promise<{ id: string; picture: string[] }>;
}

export async function GET(_request: Request, { params }: PictureRequest) {
  const { id, picture } = await params;
  const found = pictureFinder(siteDirectory)(`/blog/${[id, ...picture].join('/')}`);
  if ('fix' in found) return new Response(`${found.found}\n${found.fix}`, { status: 404 });
  const isSvg = found.file.endsWith('.svg');
  return new Response(new Uint8Array(readFileSync(path.join(siteDirectory, found.file))), {
    // Browsers sniff the type of all image formats except SVG: https://mimesniff.spec.whatwg.org
    headers: isSvg ? { 'content-type': 'image/svg+xml' } : {},
  });
}
