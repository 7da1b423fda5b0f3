import { readFileSync } from 'node:fs';
import { findFile } from '@/lib/images/find-image';
import { siteFolders } from '../../content';

/* Serves the files beside the Markdown in `npm run dev`. The build copies them instead. */

interface MediaRequest {
  params: Promise<{ path: string[] }>;
}

export async function GET(request: Request, { params }: MediaRequest) {
  const { path } = await params;
  const url = `/${path.join('/')}`;
  const found = findFile(siteFolders, url);
  if (!found) {
    const message = `${url} does not exist`;
    console.error(`${message}: ${request.headers.get('referer') ?? 'no page'} shows it`);
    return new Response(message, { status: 404 });
  }
  const { file } = found;
  // Browsers sniff the type of all formats except SVG: https://mimesniff.spec.whatwg.org
  return new Response(new Uint8Array(readFileSync(file)), {
    headers: file.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {},
  });
}
