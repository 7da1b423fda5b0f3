import type { MetadataRoute } from 'next';
import { manifestIcons } from '@/lib/seo/icons';
import { withBasePath } from '@/lib/base-path';
import { strings } from '@/data/strings';
import { settings } from '@/data/site';
import { theme } from '@/data/theme';
import { mainTheme } from '@/lib/schema';
import { owner } from './owner';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { bg } = theme[mainTheme(theme)];
  return {
    id: withBasePath('/'),
    name: strings.site.title(owner),
    short_name: owner.name,
    description: strings.home.description(owner),
    lang: settings.language,
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: bg,
    theme_color: bg,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: withBasePath(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
