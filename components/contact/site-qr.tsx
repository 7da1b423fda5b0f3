import { qrCode } from '@/lib/qr';
import { words } from '@/lib/site';

/** A QR code that opens the site on a phone. Dark on light in both themes, because scanners need that. */
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
