import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { Hydrated } from '@/components/layout/hydrated';
import { ScrollToHash } from '@/components/layout/scroll-to-hash';
import { themeScript } from '@/components/layout/theme';
import { packedGlyphOf } from '@/lib/glyph/glyph';
import { icoIcon, svgIcon, touchIcon } from '@/lib/outputs/icons';
import { owner } from '@/data/owner';
import { withBasePath } from '@/lib/base-path';
import { absoluteAddress, site } from '@/data/site';
import { palettes } from '@/tailwind.config';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(absoluteAddress('/')),
  title: { default: site.title, template: `%s · ${owner.name}` },
  icons: {
    icon: [
      { url: withBasePath(icoIcon.path), sizes: '32x32' },
      { url: withBasePath(svgIcon.path), type: 'image/svg+xml' },
    ],
    apple: withBasePath(touchIcon.path),
  },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palettes.light.bg },
    { media: '(prefers-color-scheme: dark)', color: palettes.dark.bg },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} className={fontVariables} suppressHydrationWarning>
      <head>
        <script>{themeScript}</script>
      </head>
      <body className="flex min-h-svh flex-col">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <AppProvider>
          <Header name={owner.name} glyph={packedGlyphOf(owner.name)} />
          <main id="content" tabIndex={-1} className="grow px-side">
            {children}
          </main>
          <Footer />
          <ScrollToHash />
          <Hydrated />
        </AppProvider>
      </body>
    </html>
  );
}
