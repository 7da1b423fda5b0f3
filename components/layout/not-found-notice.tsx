import { routes } from '@/lib/urls';
import { strings } from '@/data/strings';
import { buttonStyles } from '../ui/button-styles';
import { InternalLink } from '../ui/internal-link';

/** Says that the page does not exist and links to the home page. */
export function NotFoundNotice({ heading: Heading }: { heading: 'h1' | 'p' }) {
  return (
    <div className="pt-top pb-section">
      <Heading
        className="max-w-measure text-balance font-display text-page font-bold tracking-tight"
        // What the not-found page says instead, while it looks for a post: find-post-script.tsx.
        data-looking={strings.notFound.looking}
        suppressHydrationWarning
      >
        {strings.notFound.title}
      </Heading>
      <InternalLink href={routes.home} className={`${buttonStyles.primary} mt-10`}>
        {strings.notFound.link}
      </InternalLink>
    </div>
  );
}
