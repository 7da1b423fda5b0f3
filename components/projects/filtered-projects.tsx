'use client';

import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { strings } from '@/data/strings';
import type { ProjectTag } from '@/lib/content/project-tags';
import { easeOut, useMotionReady } from '../motion/motion-provider';
import { CardList } from '../ui/card-list';
import { useHydrated } from '../ui/use-hydrated';
import { TagFilter } from './tag-filter';
import { SearchParamsListener, useTag } from './use-tag';

interface FilteredProjectsProps {
  /** The tags to choose from; empty for a list without filter. */
  tags: readonly ProjectTag[];
  projects: readonly {
    slug: string;
    tags: readonly string[];
    card: ReactNode;
  }[];
}

/** How long projects fade away, in seconds. */
const LEAVING = 0.2;

const variants = {
  /** Takes no space until the leaving cards are gone. */
  hidden: { display: 'none', opacity: 0, y: '-1.5rem' },
  shown: {
    display: 'list-item',
    opacity: 1,
    y: 0,
    transition: { delay: LEAVING, duration: 0.5, ease: easeOut },
  },
  gone: { opacity: 0, transition: { duration: LEAVING } },
};

/**
 * The projects with the tag of the URL. The HTML has all projects; for a shared URL, hydration filters them without
 * animation.
 */
export function FilteredProjects(props: FilteredProjectsProps) {
  const isHydrated = useHydrated();
  const [hasUrl, setHasUrl] = useState(!isHydrated);
  // After a link, Next renders the page before it changes the URL, so the list waits for the next render.
  useEffect(() => startTransition(() => setHasUrl(true)), []);
  return hasUrl && <ProjectsOfUrl {...props} />;
}

function ProjectsOfUrl({ tags, projects }: FilteredProjectsProps) {
  const urlTag = useTag();
  const [hasChosen, setChosen] = useState(false);
  const isAnimated = useMotionReady() && hasChosen;
  const { filter } = strings.projects;

  const name = urlTag.toLowerCase();
  const tag = tags.find(({ slug, label }) => slug === name || label.toLowerCase() === name);
  const shown = tag ? projects.filter((project) => project.tags.includes(tag.slug)) : projects;

  function status(): string {
    if (tag) return filter.found(shown.length, projects.length, tag.label);
    return urlTag ? filter.unknown(urlTag, projects.length) : filter.total(projects.length);
  }

  function choose(url: string) {
    // Leaving projects animate with their previous props.
    flushSync(() => setChosen(true));
    history.pushState(null, '', url);
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
            onChoose={choose}
          />
          <p
            role="status"
            // Space for two lines, because the message for an unknown tag needs them on phones.
            className="mt-2 min-h-[2lh] font-mono text-caption/relaxed text-muted md:min-h-[1lh]"
          >
            {status()}
          </p>
        </>
      )}
      <CardList
        className={`${tags.length > 0 ? 'mt-4' : 'mt-10'} ${hasChosen ? '' : 'stagger *:animate-slide-down'}`}
      >
        <AnimatePresence initial={false}>
          {shown.map(({ slug, card }) => (
            <m.li
              key={slug}
              variants={isAnimated ? variants : {}}
              initial="hidden"
              animate="shown"
              exit="gone"
            >
              {card}
            </m.li>
          ))}
        </AnimatePresence>
      </CardList>
    </>
  );
}
