'use client';

import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { Suspense, useState, type ReactNode } from 'react';
import { strings } from '@/data/strings';
import type { ProjectTag } from '@/lib/content/project-tags';
import { useMotionReady } from '../motion/motion-provider';
import { CardList } from '../ui/card-list';
import { TagFilter } from './tag-filter';
import { SearchParamsListener, useTag } from './use-tag';

interface FilteredProjectsProps {
  /** The tags to choose from; none for a list without filter. */
  tags: readonly ProjectTag[];
  projects: readonly {
    slug: string;
    /** Slugs of its tags. */
    tags: readonly string[];
    card: ReactNode;
  }[];
}

const variants = {
  hidden: { opacity: 0, y: '-1.5rem' },
  shown: { opacity: 1, y: 0, transition: { duration: 0.5, ease: [0.22, 1, 0.36, 1] as const } },
  /** A project leaves with the props that it had before: `custom` tells it that the visitor filters. */
  gone: (hasChosen: boolean) => ({
    opacity: 0,
    transition: { duration: hasChosen ? 0.2 : 0 },
  }),
};

/**
 * The projects that have the tag of the URL. The HTML has all of them: once React is there, it filters
 * those of a shared URL without animation. When the visitor filters, projects leave and enter.
 */
export function FilteredProjects({ tags, projects }: FilteredProjectsProps) {
  const [asked, show] = useTag();
  const [hasChosen, setChosen] = useState(false);
  const isReady = useMotionReady();
  const isAnimated = isReady && hasChosen;
  const { filter } = strings.projects;

  const isAsked = ({ slug, label }: ProjectTag) =>
    [slug, label.toLowerCase()].includes(asked.toLowerCase());
  const tag = asked ? tags.find(isAsked) : undefined;
  const shown = tag ? projects.filter((project) => project.tags.includes(tag.slug)) : projects;

  function status(): string {
    if (tag) return filter.found(shown.length, projects.length, tag.label);
    return asked ? filter.unknown(asked, projects.length) : filter.total(projects.length);
  }

  return (
    <>
      {tags.length > 0 && (
        <>
          <Suspense>
            <SearchParamsListener />
          </Suspense>
          <TagFilter
            tags={tags}
            total={projects.length}
            chosen={tag?.slug ?? ''}
            onChoose={(url) => {
              setChosen(true);
              show(url);
            }}
          />
          <p
            role="status"
            // Space for two lines: on phones the message for an unknown tag needs them.
            className="mt-2 min-h-[2lh] font-mono text-caption/relaxed text-muted md:min-h-[1lh]"
          >
            {status()}
          </p>
        </>
      )}
      <CardList
        className={`${tags.length > 0 ? 'mt-4' : 'mt-10'} ${hasChosen ? '' : 'stagger *:animate-slide-down'}`}
      >
        <AnimatePresence initial={false} custom={hasChosen}>
          {shown.map(({ slug, card }) => (
            <m.li
              key={slug}
              variants={variants}
              initial={isAnimated ? 'hidden' : undefined}
              animate={isAnimated ? 'shown' : undefined}
              exit={isReady ? 'gone' : undefined}
            >
              {card}
            </m.li>
          ))}
        </AnimatePresence>
      </CardList>
    </>
  );
}
