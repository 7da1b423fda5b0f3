import { toVcard } from '@/lib/resume/vcard';
import { absoluteUrl, site } from '@/lib/site';

/* The owner's contact details as a vCard. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(toVcard(site.owner, site.resume, site.settings, absoluteUrl('/')));
}
