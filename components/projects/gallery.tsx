import { strings } from '@/data/strings';
import type { Project } from '@/lib/content/kinds';
import { Reveal } from '../motion/reveal';
import { ResponsiveImage } from '../ui/responsive-image';
import { TitledSection } from '../ui/titled-section';

/** Images of the project with captions. A click opens them in the lightbox. */
export function Gallery({ images }: Pick<Project, 'images'>) {
  if (images.length === 0) return null;
  // Images of different shapes get the same frame, so that a tall one leaves no gap beside it.
  const shapes = new Set(images.map(({ image }) => (image.width / image.height).toFixed(1)));
  const shape = shapes.size > 1 ? 'lg:aspect-16/10 lg:w-full' : '';
  return (
    <TitledSection title={strings.project.gallery} isInText className="border-t border-line py-8">
      <Reveal>
        <ul role="list" className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2 print:grid-cols-2">
          {images.map(({ image, alt, caption }) => (
            <li key={image.src} className="lg:last:odd:col-span-full">
              <figure>
                <a
                  href={image.src}
                  className="lightbox-link block cursor-zoom-in overflow-hidden rounded-large border border-line bg-surface hover:border-accent"
                >
                  <span className="sr-only">{strings.markdown.openLightbox}</span>
                  <ResponsiveImage
                    image={image}
                    sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 70vw, 94vw"
                    alt={alt}
                    loading="lazy"
                    className={`mx-auto max-h-[85svh] object-contain ${shape}`}
                  />
                </a>
                <figcaption className="mt-3 text-caption text-muted">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Reveal>
    </TitledSection>
  );
}
