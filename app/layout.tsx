import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { themeScript } from '@/components/layout/theme';
import { PageLightbox } from '@/components/lightbox/page-lightbox';
import { MotionProvider } from '@/components/motion/motion-provider';
import { PageTransition } from '@/components/motion/page-transition';
import { NavigationProvider } from '@/components/navigation/navigation-provider';
import { Analytics } from '@/components/services/analytics';
import { Boundary } from '@/components/ui/boundary';
import { navigation } from '@/data/navigation';
import { settings } from '@/data/site';
import { strings } from '@/data/strings';
import { theme } from '@/data/theme';
import { kindNames, kinds } from '@/lib/content/kinds';
import { directionOf } from '@/lib/direction';
import { resolveLinks } from '@/lib/resolve-links';
import { fediverseHandle } from '@/lib/resume/networks';
import type { SiteLink } from '@/lib/schema';
import { icoIcon, svgIcon, touchIcon } from '@/lib/seo/icons';
import { describeAnalytics } from '@/lib/services';
import { withSiteBasePath } from '@/lib/urls';
import { siteContent } from './content';
import { otherLanguages, resolvePath } from './languages';
import { absoluteUrl, owner } from './owner';
import { siteSections } from './sections';
import './globals.css';

const handle = fediverseHandle(owner.profiles);

export const metadata: Metadata = {
  metadataBase: new URL(absoluteUrl('/')),
  // Otherwise Safari on iOS turns numbers and dates into links.
  formatDetection: { telephone: false, date: false, address: false, email: false },
  title: { default: strings.site.title(owner), template: `%s · ${owner.name}` },
  ...(handle && { other: { 'fediverse:creator': handle } }),
  icons: {
    icon: [
      { url: withSiteBasePath(icoIcon.path), sizes: '48x48' },
      { url: withSiteBasePath(svgIcon.path), type: 'image/svg+xml' },
    ],
    apple: withSiteBasePath(touchIcon.path),
  },
};

export const viewport: Viewport = {
  themeColor: theme.only
    ? theme[theme.only].bg
    : [
        { media: '(prefers-color-scheme: light)', color: theme.light.bg },
        { media: '(prefers-color-scheme: dark)', color: theme.dark.bg },
      ],
};

/**
 * Puts paths such as `//projects/` right, before Next reads them: some hosts respond to them, but to `new URL` they
 * start with a host.
 */
const pathScript = `if(location.pathname.includes('//'))history.replaceState(null,'',location.pathname.replace(/\\/+/g,'/')+location.search+location.hash)`;

export default function RootLayout({ children }: { children: ReactNode }) {
  const sections = siteSections();
  const resolve = (links: readonly SiteLink[]) =>
    resolveLinks(links, { owner, settings, sections, resolvePath });
  const columns = navigation.footer.map(({ title, links }) => ({ title, links: resolve(links) }));
  const languages = otherLanguages();
  const direction = directionOf(settings.language);
  const { analytics } = settings.services ?? {};
  return (
    <html lang={settings.language} {...(direction && { dir: direction })} suppressHydrationWarning>
      <head>
        <script>{theme.only ? pathScript : `${pathScript};${themeScript()}`}</script>
      </head>
      <body className="flex min-h-svh flex-col">
        <a
          href="#content"
          className="absolute top-2 inset-x-2 z-20 w-fit wrap-anywhere [translate:0_-200%] rounded-small bg-text px-5 py-3 text-bg focus:translate-none print:hidden"
        >
          {strings.layout.skip}
        </a>
        <MotionProvider>
          <AppProvider>
            <NavigationProvider listedPages={listedPages()}>
              <Header
                name={owner.name}
                links={resolve(navigation.header)}
                drawerLinks={resolve(navigation.drawer)}
                otherLanguages={languages}
                hasSearch={siteContent().all.some(({ metadata }) => metadata?.inSearch)}
                hasThemes={!theme.only}
              />
              <main id="content" tabIndex={-1} className="grow px-side">
                <PageTransition>{children}</PageTransition>
              </main>
              <Footer
                columns={columns.filter(({ links }) => links.length > 0)}
                otherLanguages={languages}
                copyright={strings.site.copyright(owner)}
              />
              <Boundary>
                <PageLightbox />
              </Boundary>
            </NavigationProvider>
          </AppProvider>
        </MotionProvider>
        {analytics && process.env.NODE_ENV === 'production' && (
          <Analytics {...describeAnalytics(analytics).script} />
        )}
      </body>
    </html>
  );
}

/** The paths of the entries of lists that are not below their list, by its path: `{ '/projects/': ['/shop/'] }`. */
function listedPages(): Record<string, string[]> {
  const content = siteContent();
  return Object.fromEntries(
    kindNames.flatMap((name) => {
      const { list } = kinds[name];
      return list ? [[list, content[name].map(({ path }) => path)]] : [];
    }),
  );
}
