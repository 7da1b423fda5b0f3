import { readFileSync } from 'node:fs';
import { findFile } from '@/lib/images/find-image';
import { siteFolders } from '../../content';

/* Serves the files beside the Markdown in `npm run dev`. The build copies them instead. */

interface MediaRequest {
  params: Promise<{ path: string[] }>;
}

export async function GET(_request: Request, { params }: MediaRequest) {
  const { path } = await params;
  const url = `/${path.join('/')}`;
  const found = findFile(siteFolders, url);
  if (!found) return new Response(`${url} does not exist`, { status: 404 });
  const { file } = found;
  // Browsers sniff the type of all formats except SVG: https://mimesniff.spec.whatwg.org
  return new Response(new Uint8Array(readFileSync(file)), {
    headers: file.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {},
  });
}
