import { touchIcon } from '@/lib/seo/icons';
import { drawIcon } from '../draw-icon';

export const dynamic = 'force-static';

export const GET = () => drawIcon(touchIcon, 'png');
