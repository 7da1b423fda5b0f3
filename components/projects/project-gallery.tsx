import type { Project } from '@/lib/content/model';
import { words } from '@/lib/site';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { Gallery } from './gallery';

/** Pictures of the project, with a viewer that enlarges them. */
export function ProjectGallery({ images }: { images: Project['images'] }) {
  if (images.length === 0) return null;
  return (
    <TitledSection title={words.project.gallery} className="section">
      <Reveal>
        <Gallery pictures={images} />
      </Reveal>
    </TitledSection>
  );
}
