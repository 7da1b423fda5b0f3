import { siteSource } from '@/lib/outputs/source';
import { toVcard } from '@/lib/outputs/vcard';

/* The owner's address card. */

export const dynamic = 'force-static';

export function GET() {
  const { owner, career, address } = siteSource();
  return new Response(toVcard(owner, career, address('/')), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
}
