'use client';

import * as m from 'framer-motion/m';
import { useSearchParams } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import type { ProjectTag } from '@/lib/content/project-tags';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { CardList } from '../ui/card-list';
import { useHydrated } from '../ui/use-hydrated';
import { TagFilter } from './tag-filter';

interface Filtered {
  slug: string;
  /** The slugs of its tags. */
  tags: readonly string[];
  card: ReactNode;
}

interface FilteredProjectsProps {
  /** Everything that a URL can ask for; empty for a list without filter. */
  tags: readonly ProjectTag[];
  projects: readonly Filtered[];
}

/** How long projects fade away, in seconds. */
const LEAVING = 0.2;

const variants = {
  gone: { opacity: 0, transition: { duration: LEAVING }, transitionEnd: { y: '-1.5rem' } },
  shown: { opacity: 1, y: 0, transition: { duration: 0.5, ease: easeOut } },
};

/**
 * The projects with the tag of the URL. All are always rendered: those without it fade away and are then hidden, and
 * only then those with it come in. The HTML shows all projects, because a static host does not know the query.
 */
export function FilteredProjects({ tags, projects }: FilteredProjectsProps) {
  const tag = findTag(tags, useUrlTag());
  const [listed, setListed] = useState(tag);
  const [hasChanged, setChanged] = useState(false);
  const isAnimated = useMotionReady();

  const inTag = projects.filter((project) => hasTag(project, tag));
  const inList = projects.filter((project) => hasTag(project, listed));
  if (listed !== tag) {
    const isLeaving = inList.some((project) => !inTag.includes(project));
    if (!hasChanged) setChanged(true);
    if (!isAnimated || !isLeaving) setListed(tag);
  }

  function variantOf(project: Filtered) {
    if (!isAnimated) return undefined;
    if (!inTag.includes(project) || !inList.includes(project)) return 'gone';
    // On load, CSS animates the cards.
    return hasChanged ? 'shown' : undefined;
  }

  return (
    <>
      {tags.length > 0 && (
        <TagFilter tags={tags} total={projects.length} found={inTag.length} chosen={tag} />
      )}
      <CardList
        className={`md:grid-cols-cards *:only:col-span-full ${tags.length > 0 ? 'mt-6' : 'mt-10'} ${hasChanged ? '' : 'stagger *:animate-slide-down'}`}
      >
        {projects.map((project) => (
          <m.li
            key={project.slug}
            hidden={!inList.includes(project)}
            variants={variants}
            animate={variantOf(project)}
            onAnimationComplete={(variant) => {
              if (variant === 'gone') setListed(tag);
            }}
          >
            {project.card}
          </m.li>
        ))}
      </CardList>
    </>
  );
}

/** The tag in the URL, such as `solidity` in `?tag=solidity`; empty if there is none, and in the HTML of the server. */
function useUrlTag(): string {
  const isHydrated = useHydrated();
  const tag = useSearchParams().get('tag');
  return isHydrated && tag ? tag.trim() : '';
}

/** Finds a tag by its name in URLs or by its label. */
function findTag(tags: readonly ProjectTag[], name: string) {
  const wanted = name.toLowerCase();
  return tags.find(({ slug, label }) => slug === wanted || label.toLowerCase() === wanted);
}

const hasTag = ({ tags }: Filtered, tag: ProjectTag | undefined) => !tag || tags.includes(tag.slug);
