import { withSiteBasePath } from '@/lib/urls';

/** The logo of the site, as decoration. `className` sets its size. */
export const SiteLogo = ({ src, className = '' }: { src: string; className?: string }) => (
  <img
    src={withSiteBasePath(src)}
    alt=""
    width={1}
    height={1}
    className={`site-logo ${className}`}
  />
);
