import { YearIndex } from '@/components/blog/year-index';
import { siteContent } from '../../content';
import { Overview, overviewMetadata } from '../overview';

export const metadata = overviewMetadata('archive');

export default function ArchivePage() {
  return (
    <Overview kind="archive">
      <YearIndex years={[...siteContent().blog.years.values()]} />
    </Overview>
  );
}
