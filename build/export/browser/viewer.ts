/* Part of the late script of pages with pictures that open large. */
import '@/lib/enhance/viewer';
