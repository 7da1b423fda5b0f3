import type { Metadata } from 'next';
import { HostedPost } from '@/components/blog/hosted-post';
import { NotFoundNotice } from '@/components/layout/not-found-notice';

export const metadata: Metadata = { title: 'Nothing to see here!' };

export default function NotFoundPage() {
  return (
    <HostedPost>
      <NotFoundNotice heading="h1" />
    </HostedPost>
  );
}
