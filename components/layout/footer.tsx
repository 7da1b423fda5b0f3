'use client';

import { footerColumns } from '@/lib/site/footer-links';
import { site } from '@/data/site';
import { NavigationItem } from './navigation-item';

/**
 * The foot of every page. Its id is the target of links to `#contact`. A client component, so that the
 * data of a page name it and do not spell it out.
 */
export function Footer() {
  return (
    <footer id="contact" className="border-t border-line bg-surface px-side py-16">
      <nav aria-label="Footer" className="footer-columns">
        {footerColumns.map(({ title, links }) => (
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
      <p className="mt-16 border-t border-line pt-6 font-mono text-caption text-muted">
        {site.copyright}
      </p>
    </footer>
  );
}
