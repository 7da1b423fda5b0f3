import type { Project } from '@/data/content/model';
import { withBasePath } from '@/data/site';
import { Reveal } from '../motion/reveal';
import { TitledSection } from '../ui/titled-section';

/** Pictures of the project, with captions. */
export function ProjectGallery({ images }: { images: Project['images'] }) {
  if (images.length === 0) return null;
  return (
    <TitledSection title="Gallery" className="section">
      <Reveal>
        <ul className="mt-8 grid gap-8 lg:grid-cols-2">
          {images.map(({ src, alt, caption }) => (
            <li key={src}>
              <figure>
                <img
                  src={withBasePath(src)}
                  alt={alt}
                  width={1600}
                  height={1000}
                  loading="lazy"
                  className="w-full rounded-large border border-line"
                />
                <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}
