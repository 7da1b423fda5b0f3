import { LuDownload } from 'react-icons/lu';
import { strings } from '@/data/strings';
import type { CvFile } from '@/lib/cv/cv-files';
import { withBasePath } from '@/lib/urls';
import { buttonStyles } from './button-styles';
import { TextLink } from './text-link';

interface CvLinkProps {
  /** Both paper sizes, or none. */
  files: readonly CvFile[];
  className?: string;
}

/** A button that downloads the CV, with a link to the other paper size beside it. */
export function CvLink({ files, className = '' }: CvLinkProps) {
  const [main, other] = files;
  if (!main) return null;
  return (
    <p className={`flex break-inside-avoid flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
      <a href={withBasePath(main.path)} download={main.name} className={buttonStyles.primary}>
        <LuDownload aria-hidden="true" />
        {strings.layout.downloadCv}
      </a>
      {other && (
        <TextLink href={other.path} isFile download={other.name}>
          <span className="sr-only">{strings.layout.downloadCv} </span>
          {strings.layout.cvOnPaper[other.paper]}
        </TextLink>
      )}
    </p>
  );
}
