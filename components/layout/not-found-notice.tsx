import { strings } from '@/data/strings';
import { routes } from '@/lib/urls';
import { buttonStyles } from '../ui/button-styles';
import { InternalLink } from '../ui/internal-link';

interface NotFoundNoticeProps {
  heading: 'h1' | 'p';
  isLooking?: boolean | undefined;
}

/** The message that a page does not exist, with a link to the home page. */
export const NotFoundNotice = ({ heading: Heading, isLooking }: NotFoundNoticeProps) => (
  <div className="pt-top pb-16">
    <Heading
      className="max-w-measure text-balance font-display text-page font-bold tracking-tight"
      aria-live="polite"
    >
      {isLooking ? strings.notFound.looking : strings.notFound.title}
    </Heading>
    <InternalLink href={routes.home} className={`${buttonStyles.primary} mt-10`}>
      {strings.notFound.link}
    </InternalLink>
  </div>
);
