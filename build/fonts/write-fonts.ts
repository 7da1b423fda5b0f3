import { site } from '@/lib/site';
import { siteDirectory } from '@/lib/site/directory';
import { buildFonts } from './build-fonts';

await buildFonts(site.theme.fonts, siteDirectory);
