import { strings } from '@/data/strings';
import { buildSearch } from '@/lib/search';
import { searchDocuments } from '@/lib/search/search-documents';
import { siteContent } from '../content';

/* The search index, loaded when the search first opens. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(buildSearch(searchDocuments(siteContent(), strings)));
}
