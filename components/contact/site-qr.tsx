import { qrCode } from '@/lib/qr';
import { absoluteAddress } from '@/data/site';

/** The way from a large screen to a phone. Dark on light in both themes, as scanners want it. */
export function SiteQr() {
  const { size, path } = qrCode(absoluteAddress('/'));
  return (
    <figure className="site-qr">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label="QR code with the address of this site"
        shapeRendering="crispEdges"
        className="rounded-small"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <figcaption className="mt-3 font-mono text-caption text-muted">On your phone</figcaption>
    </figure>
  );
}
