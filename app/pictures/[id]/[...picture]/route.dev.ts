import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '@/lib/images/find-image';
import { siteDirectory } from '@/lib/site/directory';

/* Serves pictures, videos and captions beside posts under `npm run dev`. The build copies the files instead. */

interface PictureRequest {
  params: Promise<{ id: string; picture: string[] }>;
}

export async function GET(_request: Request, { params }: PictureRequest) {
  const { id, picture } = await params;
  const url = `/blog/${[id, ...picture].join('/')}`;
  const file = fileOf(siteDirectory, url);
  if (!file) return new Response(`${url} does not exist`, { status: 404 });
  // Browsers sniff the type of all formats except SVG: https://mimesniff.spec.whatwg.org
  return new Response(new Uint8Array(readFileSync(path.join(siteDirectory, file))), {
    headers: file.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {},
  });
}
