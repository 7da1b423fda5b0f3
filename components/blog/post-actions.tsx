import { LuFlag, LuPencil } from 'react-icons/lu';
import { strings } from '@/data/strings';
import { editUrl, issueUrl } from '@/lib/repository';
import type { SiteSettings } from '@/lib/schema';
import { ExternalLink } from '../ui/external-link';
import { quietLinkStyles } from '../ui/text-link';
import { ShareButtons } from './share-buttons';

interface PostActionsProps {
  settings: Pick<SiteSettings, 'repository' | 'sharePosts'>;
  title: string;
  url: string;
  file: string;
}

/** Buttons and links at the end of a post: share it, correct it, report a mistake. */
export function PostActions({ settings, title, url, file }: PostActionsProps) {
  const { repository, sharePosts = true } = settings;
  return (
    <>
      {sharePosts && <ShareButtons title={title} url={url} />}
      {repository && (
        <>
          <ExternalLink href={editUrl(repository, file)} className={quietLinkStyles}>
            <LuPencil aria-hidden="true" />
            {strings.article.edit}
          </ExternalLink>
          <ExternalLink
            href={issueUrl(repository, strings.article.mistakeIn(title), url)}
            className={quietLinkStyles}
          >
            <LuFlag aria-hidden="true" />
            {strings.article.reportMistake}
          </ExternalLink>
        </>
      )}
    </>
  );
}
