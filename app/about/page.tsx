import type { Metadata } from 'next';
import { AboutIntro } from '@/components/about/about-intro';
import { Story } from '@/components/about/story';
import { metaDescriptions } from '@/data/copy';
import { readTimeline } from '@/data/content/read-timeline';

export const metadata: Metadata = { title: 'About', description: metaDescriptions.about };

export default function AboutPage() {
  return (
    <>
      <AboutIntro />
      <Story years={readTimeline()} />
    </>
  );
}
