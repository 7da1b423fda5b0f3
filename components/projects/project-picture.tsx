import type { ComponentProps } from 'react';
import type { Project } from '@/lib/content/kinds';
import { drawPattern } from '@/lib/graphics/pattern';
import { ProjectImageTransition } from '../motion/page-transition';
import { FirstImage } from '../ui/first-image';
import { ResponsiveImage } from '../ui/responsive-image';

/** The height of a panel, as a part of its width. */
const PANEL = 10 / 16;

interface ProjectPictureProps extends Omit<
  ComponentProps<typeof ResponsiveImage>,
  'image' | 'className'
> {
  project: Pick<Project, 'slug' | 'image' | 'pattern'>;
  className: string;
}

/**
 * The image of a project, whole and framed, on a panel in the project's colours, which looks the same in both themes.
 * Without an image, the panel has the pattern alone.
 */
export function ProjectPicture({ project, alt, className, ...props }: ProjectPictureProps) {
  const { slug, image, pattern } = project;
  const { colors, paths } = drawPattern(pattern);
  // A definite side and the proportions of its attributes give the image its size before it has loaded.
  const isTall = image !== undefined && image.height / image.width > PANEL;
  const Image = props.loading === 'lazy' ? ResponsiveImage : FirstImage;
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
        {image && (
          <div className="absolute inset-[7%] flex items-center justify-center">
            <Image
              {...props}
              image={image}
              alt={alt}
              className={`${isTall ? 'h-full w-auto' : 'h-auto w-full'} max-h-full max-w-full rounded-small object-contain [box-shadow:0_1rem_3rem_rgb(0_0_0/35%)] transition-transform duration-heading ease-out group-hover:scale-102`}
            />
          </div>
        )}
      </div>
    </ProjectImageTransition>
  );
}
