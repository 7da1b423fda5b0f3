import type { ResolvedLink } from '@/lib/links';
import { strings } from '@/data/strings';
import { NavigationItem } from './navigation-item';

interface FooterProps {
  columns: readonly { title: string; links: readonly ResolvedLink[] }[];
  copyright: string;
}

/** The footer of every page. Its id is the target of links to `#contact`. */
export function Footer({ columns, copyright }: FooterProps) {
  const hasColumns = columns.length > 0;
  return (
    <footer id="contact" className="border-t border-line bg-surface px-side py-16">
      {hasColumns && (
        <nav aria-label={strings.layout.footer} className="footer-columns">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-3 font-mono text-caption font-normal uppercase tracking-wide text-muted">
                {title}
              </h2>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <NavigationItem link={link} className="footer-link" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      )}
      <p
        className={`pt-6 font-mono text-caption text-muted ${hasColumns ? 'mt-16 border-t border-line' : ''}`}
      >
        {copyright}
      </p>
    </footer>
  );
}
