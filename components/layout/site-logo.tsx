import { theme } from '@/data/theme';
import { svgIcon } from '@/lib/seo/icons';
import { withSiteBasePath } from '@/lib/urls';

/** The logo of the site, as decoration. `className` sets its size. */
export const SiteLogo = ({ className = '' }: { className?: string }) => (
  <img
    src={withSiteBasePath(theme.logo?.src ?? svgIcon.path)}
    alt=""
    width={1}
    height={1}
    className={`site-logo ${className}`}
  />
);
