import type { Project } from '@/lib/content/kinds';
import { strings } from '@/data/strings';
import { Reveal } from '../motion/reveal';
import { LightboxLink } from '../ui/lightbox-link';
import { ResponsiveImage } from '../ui/responsive-image';
import { TitledSection } from '../ui/titled-section';

/**
 * Images of the project with captions. A click opens them as large as the window:
 * lib/enhance/viewer.ts
 */
export function Gallery({ images }: Pick<Project, 'images'>) {
  if (images.length === 0) return null;
  return (
    <TitledSection title={strings.project.gallery} className="section">
      <Reveal>
        <ul className="gallery bleed mt-8 grid grid-cols-1 gap-8 lg:grid-cols-2 print:grid-cols-2">
          {images.map(({ image, alt, caption }) => (
            <li key={image.src}>
              <figure>
                <LightboxLink href={image.src}>
                  <span className="sr-only">{strings.markdown.enlarge}</span>
                  <ResponsiveImage
                    image={image}
                    sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 70vw, 85vw"
                    alt={alt}
                    loading="lazy"
                  />
                </LightboxLink>
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}
