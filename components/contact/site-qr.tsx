import { qrCode } from '@/lib/qr';
import { words } from '@/lib/site';

/** The way from a large screen to a phone. Dark on light in both themes, as scanners want it. */
export function SiteQr({ url }: { url: string }) {
  const { size, path } = qrCode(url);
  return (
    <figure className="site-qr">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={words.contact.qrCode}
        shapeRendering="crispEdges"
        className="rounded-small"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="mt-3 font-mono text-caption text-muted">
        {words.contact.onYourPhone}
      </figcaption>
    </figure>
  );
}
