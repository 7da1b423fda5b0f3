import type { ResolvedLink } from '@/lib/resolve-links';
import { NavigationItem } from '../layout/navigation-item';
import { buttonStyles } from '../ui/button-styles';
import { Icon } from '../ui/icon';

/** Buttons that fit four in a row on tablets, and two on phones, or four if they are without labels. */
const compact =
  'max-lg:gap-2 max-lg:px-3 max-[22rem]:short:px-[0.625rem] max-lg:text-small md:max-lg:px-4';

/** The buttons of the intro. On small phones, the first one has no icon, and the others no label. */
export function IntroLinks({ links }: { links: readonly ResolvedLink[] }) {
  if (links.length === 0) return null;
  const [first] = links;
  return (
    <ul
      role="list"
      className="flex flex-wrap gap-2 max-[22rem]:gap-[0.375rem] short:flex-nowrap lg:gap-3"
    >
      {links.map((link) => (
        <li key={link.label} className={`max-sm:grow ${link === first ? '' : 'short:grow-0'}`}>
          <IntroLink link={link} isFirst={link === first} />
        </li>
      ))}
    </ul>
  );
}

const IntroLink = ({ link, isFirst }: { link: ResolvedLink; isFirst: boolean }) => (
  <NavigationItem
    link={link}
    className={`w-full ${compact} ${isFirst ? buttonStyles.primary : buttonStyles.secondary}`}
  >
    {link.icon && <Icon name={link.icon} className={isFirst ? 'short:hidden' : ''} />}
    <span className={link.icon && !isFirst ? 'short:sr-only' : ''}>{link.label}</span>
  </NavigationItem>
);
