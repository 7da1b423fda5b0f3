import { settings } from '@/data/site';
import { toVcard } from '@/lib/resume/vcard';
import { absoluteUrl, owner, resume } from '../owner';

export const dynamic = 'force-static';

export function GET() {
  return new Response(toVcard(owner, resume, settings, absoluteUrl('/')));
}
