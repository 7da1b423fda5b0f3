import { LuDownload } from 'react-icons/lu';
import { withBasePath } from '@/lib/base-path';
import type { CvFile } from '@/lib/outputs/cv-file';
import { layout } from '@/lib/site/words';
import { buttonStyles } from '../ui/button-styles';
import { DownloadLink } from '../ui/download-link';

interface CvLinkProps {
  /** The CV in A4 and, if there is one, in US Letter. Without files nothing is rendered. */
  files: readonly CvFile[];
  className?: string;
}

/** A button that downloads the CV, with a link to the US Letter version beside it. */
export function CvLink({ files, className = '' }: CvLinkProps) {
  const [main, letter] = files;
  if (!main) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
      <DownloadLink
        href={withBasePath(main.path)}
        fileName={main.name}
        className={buttonStyles.primary}
      >
        <LuDownload aria-hidden="true" />
        {layout.downloadCv}
      </DownloadLink>
      {letter && (
        <DownloadLink href={withBasePath(letter.path)} fileName={letter.name} className="text-link">
          <span className="sr-only">{layout.downloadCv} </span>
          {layout.usLetter}
        </DownloadLink>
      )}
    </p>
  );
}
