import { words } from '@/lib/site';
import { ArrowLeft, ArrowRight } from '../ui/arrows';
import { Strokes } from '../ui/strokes';

/**
 * The dialog that shows the pictures of a page as large as the window: a scroll-snap strip, filled by
 * lib/enhance/viewer.ts when a link of the class `viewer-link` is clicked. Without script the link opens
 * the picture's file.
 */
export function Viewer() {
  const { gallery } = words;
  return (
    <dialog id="viewer" className="viewer" aria-label={gallery.label} suppressHydrationWarning>
      <div className="viewer-bar">
        <p role="status" className="viewer-place" suppressHydrationWarning />
        <button type="button" className="viewer-button" {...closesViewer}>
          <Strokes d="M6 6l12 12M18 6L6 18" />
          <span className="sr-only">{gallery.close}</span>
        </button>
      </div>
      <span className="viewer-file" hidden>
        {gallery.open}
      </span>
      <ul className="viewer-strip" suppressHydrationWarning />
      <div className="viewer-bar">
        <button type="button" className="viewer-button" data-step={-1} suppressHydrationWarning>
          <ArrowLeft />
          {gallery.previous}
          <span className="sr-only">{gallery.picture}</span>
        </button>
        <button type="button" className="viewer-button" data-step={1} suppressHydrationWarning>
          {gallery.next}
          <span className="sr-only">{gallery.picture}</span>
          <ArrowRight />
        </button>
      </div>
    </dialog>
  );
}

/** Whether a text has pictures that open in the viewer (rehype-enlarge.ts). */
export const hasLargePictures = (html: string): boolean => html.includes('class="viewer-link"');

const closesViewer = { command: 'close', commandfor: 'viewer' };
