import { routes } from '@/lib/urls';
import { buttonStyles } from '../ui/button-styles';
import { InternalLink } from '../ui/internal-link';

/** Says that there is nothing at an address, and shows a way on. */
export function NotFoundNotice({ heading: Heading }: { heading: 'h1' | 'p' }) {
  return (
    <div className="page-top section-end">
      <Heading className="max-w-measure font-display text-page font-heavy tracking-tight">
        Nothing to see here!
      </Heading>
      <InternalLink href={routes.home} className={`${buttonStyles.primary} mt-10`}>
        Go to the home page
      </InternalLink>
    </div>
  );
}
