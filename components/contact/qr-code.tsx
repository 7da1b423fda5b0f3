import { encode } from 'uqr';

/** The empty margin that scanners need, in modules: https://www.qrcode.com/en/howto/code.html */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, dark on light in both themes, as scanners require. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="rounded-small"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
