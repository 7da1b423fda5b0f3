import type { Project } from '@/data/content/model';
import { withBasePath } from '@/data/base-path';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';
import { Gallery } from './gallery';

/** Pictures of the project, which open large. */
export function ProjectGallery({ images }: { images: Project['images'] }) {
  if (images.length === 0) return null;
  const pictures = images.map(({ src, ...image }) => ({ ...image, src: withBasePath(src) }));
  return (
    <TitledSection title="Gallery" className="section">
      <Reveal>
        <Gallery pictures={pictures} />
      </Reveal>
    </TitledSection>
  );
}
