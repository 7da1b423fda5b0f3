'use client';

import Giscus from '@giscus/react';
import { useInView } from 'framer-motion';
import { useRef, useState, useSyncExternalStore } from 'react';
import { strings } from '@/data/strings';
import type { CommentSettings } from '@/lib/schema';
import { chosenTheme, subscribeToTheme } from '../layout/theme';
import { buttonStyles } from '../ui/button-styles';
import { TextLink } from '../ui/text-link';
import { TitledSection } from '../ui/titled-section';
import { useHydrated } from '../ui/use-hydrated';

interface CommentsProps {
  settings: CommentSettings;
  /** The host of the frame that shows them. */
  host: string;
  /** The language of giscus. */
  language: string;
  /** The title of the discussion on GitHub. */
  term: string;
  /** The theme of a site that has one. */
  onlyTheme?: 'light' | 'dark' | undefined;
}

let wasSent = false;

/** Whether the reader has just signed in. GitHub then redirects back with a parameter that giscus removes. */
const hasSignedIn = () => (wasSent ||= new URLSearchParams(location.search).has('giscus'));

const themeNames = { system: 'preferred_color_scheme', light: 'light', dark: 'dark' };

/** The comments on a post. They load when the reader presses a button, or scrolls to them. */
export function Comments({ settings, host, language, term, onlyTheme }: CommentsProps) {
  const section = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isNear = useInView(section, { once: true, margin: '200px 0px' });
  const isHydrated = useHydrated();
  const chosen = useSyncExternalStore(subscribeToTheme, chosenTheme, () => 'system' as const);
  const { repo, repoId, category, categoryId, load } = settings;
  const isShown = isWanted || (load === 'scroll' && isNear) || (isHydrated && hasSignedIn());

  return (
    <TitledSection
      title={strings.comments.title}
      className={`mx-auto max-w-measure pb-section ${isShown ? '' : 'print:hidden'}`}
    >
      {/* As high as the frame of giscus, so that the footer does not shift while it loads. */}
      <div ref={section} tabIndex={-1} className="mt-8 min-h-[10rem]">
        {isShown ? (
          <Giscus
            id="comments"
            host={host}
            repo={repo as `${string}/${string}`}
            repoId={repoId}
            category={category}
            categoryId={categoryId}
            mapping="specific"
            term={term}
            strict="1"
            theme={themeNames[onlyTheme ?? chosen]}
            lang={language}
          />
        ) : (
          <div id="comments">
            <p className="text-muted">{strings.comments.notice(new URL(host).host)}</p>
            <button
              type="button"
              className={`${buttonStyles.secondary} mt-6 cursor-pointer noscript:hidden`}
              onClick={() => {
                setWanted(true);
                // The button disappears; without this, Tab would start at the top of the page.
                section.current?.focus();
              }}
            >
              {strings.comments.show}
            </button>
          </div>
        )}
      </div>
      {/* Also for readers whose browser blocks the frame. */}
      <p className="mt-6">
        <TextLink href={`https://github.com/${repo}/discussions`}>
          {strings.comments.elsewhere}
        </TextLink>
      </p>
    </TitledSection>
  );
}
