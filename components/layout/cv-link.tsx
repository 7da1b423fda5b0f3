import { LuDownload } from 'react-icons/lu';
import { cvFile } from '@/data/cv-file';
import { withBasePath } from '@/data/site';
import { buttonStyles } from '../ui/button-styles';
import { DownloadLink } from '../ui/download-link';

/** The button that saves the CV. */
export function CvLink({ className = '' }: { className?: string }) {
  const { name, path } = cvFile();
  return (
    <DownloadLink
      href={withBasePath(path)}
      fileName={name}
      className={`${buttonStyles.primary} ${className}`}
    >
      <LuDownload aria-hidden="true" />
      Download CV
    </DownloadLink>
  );
}
