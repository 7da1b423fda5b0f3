import type { Logo } from '@/lib/graphics/logo';
import { withSiteBasePath } from '@/lib/urls';
import { BlockPattern } from '../ui/block-pattern';

/** The logo of the site, as decoration. `className` sets its size. */
export function SiteLogo({ logo, className }: { logo: Logo; className: string }) {
  return 'src' in logo ? (
    <img
      src={withSiteBasePath(logo.src)}
      alt=""
      width={1}
      height={1}
      className={`site-logo ${className}`}
    />
  ) : (
    <BlockPattern pattern={logo.pattern} className={className} />
  );
}
