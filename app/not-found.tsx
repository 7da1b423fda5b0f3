import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { BlockPattern } from '@/components/ui/block-pattern';
import { patternOf, patternColors } from '@/lib/pattern/pattern';
import { strings } from '@/data/strings';
import { site } from '@/lib/site';

const { title, description } = strings.notFound;

export const metadata: Metadata = { title, description };

export default function NotFoundPage() {
  return (
    <HostedPost>
      <div className="corner">
        <NotFoundNotice heading="h1" />
        <BlockPattern
          pattern={patternOf('not-found', patternColors(site.theme))}
          className="corner-pattern"
        />
      </div>
    </HostedPost>
  );
}
