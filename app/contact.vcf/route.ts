import { siteSource } from '../source';
import { toVcard } from '@/lib/outputs/vcard';

/* The owner's contact details as a vCard. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(toVcard(siteSource()));
}
