/*
 * The script that a page fetches after its first paint. The build puts `const kind = …` before it.
 */
import './after-paint';
import '@/lib/enhance/dialogs';
import '@/lib/enhance/reveal';
import '@/lib/enhance/scroll-to-hash';
import '@/lib/enhance/theme';
import './load-on-need';

(document.currentScript as HTMLScriptElement).early.release();
