import { strings } from '@/data/strings';
import { buildSearch } from '@/lib/search';
import { searchDocuments } from '@/lib/search/search-documents';
import { siteContent } from '../content';

/* The search index, which the search loads when it is first opened. */

export const dynamic = 'force-static';

export function GET() {
  return new Response(buildSearch(searchDocuments(siteContent(), strings)));
}
