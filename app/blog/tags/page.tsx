import { TagIndex } from '@/components/blog/tag-index';
import { siteContent } from '../../content';
import { Overview, overviewMetadata } from '../overview';

export const metadata = overviewMetadata('tags');

export default function TagsPage() {
  return (
    <Overview kind="tags">
      <TagIndex tags={[...siteContent().blog.tags.values()]} />
    </Overview>
  );
}
