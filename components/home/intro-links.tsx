import type { ResolvedLink } from '@/lib/resolve-links';
import { NavigationItem } from '../layout/navigation-item';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';

/** The links of the intro: buttons, the first of which stands out, and profiles as icons. */
export function IntroLinks({ links }: { links: readonly ResolvedLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul
      role="list"
      className="mt-5 flex flex-wrap gap-2 short:mt-4 md:col-span-full md:mt-8 lg:col-span-1"
    >
      {links.map((link, index) => (
        <li
          key={link.label}
          // On the narrowest phones, the buttons fill their line, and all profiles are on the next.
          className={link.isProfile ? '-mx-1' : 'max-[22rem]:flex-[1_0_45%]'}
        >
          {link.isProfile && link.icon ? (
            <NavigationItem link={link} className={`${buttonStyles.ghost} text-[1.25rem]`}>
              <Icon name={link.icon} />
              <span className="sr-only">{link.label}</span>
            </NavigationItem>
          ) : (
            <NavigationItem
              link={link}
              className={`w-full max-sm:px-[0.625rem] max-sm:text-small ${index === 0 ? buttonStyles.primary : buttonStyles.secondary}`}
            >
              {link.icon && <Icon name={link.icon} className="max-sm:hidden" />}
              {link.label}
            </NavigationItem>
          )}
        </li>
      ))}
    </ul>
  );
}
