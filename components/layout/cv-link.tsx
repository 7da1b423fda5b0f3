import { LuDownload } from 'react-icons/lu';
import { cvFile } from '@/lib/outputs/cv-file';
import { withBasePath } from '@/lib/base-path';
import { buttonStyles } from '../ui/button-styles';
import { DownloadLink } from '../ui/download-link';

/** The button that saves the CV, and beside it the CV on American paper. */
export function CvLink({ className = '' }: { className?: string }) {
  const a4 = cvFile('a4');
  const letter = cvFile('letter');
  return (
    <p className={`flex flex-wrap items-center gap-x-6 gap-y-2 ${className}`}>
      <DownloadLink
        href={withBasePath(a4.path)}
        fileName={a4.name}
        className={buttonStyles.primary}
      >
        <LuDownload aria-hidden="true" />
        Download CV
      </DownloadLink>
      <DownloadLink href={withBasePath(letter.path)} fileName={letter.name} className="text-link">
        <span className="sr-only">Download CV </span>in US Letter
      </DownloadLink>
    </p>
  );
}
