import { LuDownload } from 'react-icons/lu';
import { strings } from '@/data/strings';
import type { CvFile } from '@/lib/cv/cv-files';
import { withBasePath } from '@/lib/urls';
import { buttonStyles } from './button-styles';
import { TextLink } from './text-link';

interface CvLinkProps {
  /** The first one is the button. */
  files: readonly CvFile[];
  className?: string;
}

/** A button that downloads the CV, with links to its other formats beside it. */
export function CvLink({ files, className = '' }: CvLinkProps) {
  const [main, ...others] = files;
  if (!main) return null;
  return (
    <p className={`flex break-inside-avoid flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
      <a href={withBasePath(main.path)} download={main.name} className={buttonStyles.primary}>
        <LuDownload aria-hidden="true" />
        {strings.layout.downloadCv}
      </a>
      {others.length > 0 && (
        <span className="flex flex-wrap gap-x-6 gap-y-2">
          {others.map(({ format, path, name }) => (
            <TextLink key={format} href={path} isFile download={name}>
              <span className="sr-only">{strings.layout.downloadCv} </span>
              {strings.layout.cvFormats[format]}
            </TextLink>
          ))}
        </span>
      )}
    </p>
  );
}
