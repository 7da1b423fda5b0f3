import { icoIcon } from '@/lib/seo/icons';
import { drawIcon } from '../icons/draw-icon';

export const dynamic = 'force-static';

export const GET = () => drawIcon(icoIcon, 'ico');
