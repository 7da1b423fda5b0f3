/* Part of the late script of pages with a gallery. */
import '@/lib/enhance/gallery';
