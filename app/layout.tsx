import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AppProvider } from '@/components/layout/app-provider';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { ScrollToHash } from '@/components/layout/scroll-to-hash';
import { themeScript } from '@/components/layout/theme';
import { MotionProvider } from '@/components/motion/motion-provider';
import { metaDescriptions } from '@/data/copy';
import { glyphOf } from '@/data/glyph';
import { owner } from '@/data/owner';
import { site } from '@/data/site';
import { fontVariables } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(owner.siteUrl),
  title: { default: site.title, template: `%s · ${owner.name}` },
  description: metaDescriptions.home,
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
          <MotionProvider>
            <Header glyph={glyphOf(owner.name)} />
            <main id="content" tabIndex={-1} className="grow px-side">
              {children}
            </main>
            <Footer />
          </MotionProvider>
          <ScrollToHash />
        </AppProvider>
      </body>
    </html>
  );
}
