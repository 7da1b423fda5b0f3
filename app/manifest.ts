import type { MetadataRoute } from 'next';
import { metaDescriptions } from '@/data/copy';
import { manifestIcons } from '@/lib/outputs/icons';
import { owner } from '@/data/owner';
import { withBasePath } from '@/lib/base-path';
import { site } from '@/data/site';
import { palettes } from '@/tailwind.config';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: withBasePath('/'),
    name: site.title,
    short_name: owner.name,
    description: metaDescriptions.home,
    lang: site.language,
    start_url: withBasePath('/'),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: palettes.dark.bg,
    theme_color: palettes.dark.bg,
    icons: manifestIcons.map(({ path, size, purpose }) => ({
      src: withBasePath(path),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
