import type { Project } from '@/lib/content/kinds';
import { drawPattern } from '@/lib/graphics/pattern';
import type { ShownImage } from '@/lib/images/image';
import { ProjectImageTransition } from '../motion/page-transition';
import { FirstImage } from '../ui/first-image';
import { ResponsiveImage } from '../ui/responsive-image';

/** The height of a panel, as a part of its width. */
const PANEL = 10 / 16;

/** The height from which an image is shown as a tall one, as a part of its width. */
const TALL = 1.4;

/** Where an image stands on its panel, by its shape. The sides give it its size before it has loaded. */
const frames = {
  wide: { box: 'inset-[7%] items-center', image: 'h-auto max-h-full w-full' },
  square: { box: 'inset-[7%] items-center', image: 'h-full w-auto max-w-full' },
  // The screenshot of a phone shows its upper part, because all of it would be tiny.
  tall: { box: 'inset-x-[7%] top-[9%] bottom-0 items-start', image: 'h-auto w-2/5' },
};

function frameOf({ width, height }: ShownImage) {
  const shape = height / width;
  if (shape > TALL) return frames.tall;
  return shape > PANEL ? frames.square : frames.wide;
}

interface ProjectPictureProps {
  project: Pick<Project, 'slug' | 'image' | 'pattern'>;
  sizes: string;
  alt: string;
  className: string;
  /** Whether it is above the fold. */
  isFirst?: boolean | undefined;
}

/**
 * The image of a project, framed, on a panel in the project's colours, which looks the same in both themes.
 * Without an image, the panel has the pattern alone.
 */
export function ProjectPicture({ project, sizes, alt, className, isFirst }: ProjectPictureProps) {
  const { slug, image, pattern } = project;
  const { colors, paths } = drawPattern(pattern);
  const frame = image && frameOf(image);
  const Image = isFirst ? FirstImage : ResponsiveImage;
  return (
    <ProjectImageTransition slug={slug}>
      <div className={`relative min-w-0 overflow-hidden ${className}`}>
        <svg
          viewBox="0 0 4 4"
          preserveAspectRatio="xMidYMid slice"
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          <path d="M-9-9h22v22H-9z" fill={colors[0]} />
          <path d={paths.join('')} fill={colors[1]} fillOpacity="0.6" className="block-pattern" />
        </svg>
        {frame && (
          <div className={`absolute flex justify-center ${frame.box}`}>
            <Image
              image={image}
              sizes={sizes}
              alt={alt}
              loading="lazy"
              fetchPriority={isFirst ? 'high' : undefined}
              className={`${frame.image} rounded-small object-contain [box-shadow:0_1rem_3rem_rgb(0_0_0/35%)] transition-transform duration-heading ease-out group-hover:scale-102`}
            />
          </div>
        )}
      </div>
    </ProjectImageTransition>
  );
}
