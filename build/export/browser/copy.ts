/* Part of the late script of pages that have something to copy. */
import '@/lib/enhance/copy';
