import type { Logo } from '@/lib/graphics/logo';
import { SiteLogo } from './site-logo';

/** The logo and the name of the site, in header and drawer. */
export const SiteTitle = ({ name, logo }: { name: string; logo: Logo }) => (
  <>
    {/* Hidden at 200 % text size on phones, for lack of room. */}
    <SiteLogo
      logo={logo}
      className={`size-8 shrink-0 @max-[14rem]:hidden ${'src' in logo ? '' : 'rounded-small bg-raised'}`}
    />
    <span className={nameSize(name)}>{name}</span>
  </>
);

/** The size of the letters of a name that takes several lines on phones. */
export function nameSize(name: string): string {
  if (name.length > 30) return 'text-[0.75rem] leading-none md:text-caption';
  const isLong = name.length > 20 || name.split(' ').length > 2;
  return isLong ? 'text-caption leading-none @max-[14rem]:text-[0.75rem]' : '';
}
