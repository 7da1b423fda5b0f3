import sharp from 'sharp';

interface Photo {
  width?: number;
  height?: number;
  /** EXIF orientation: 6 is portrait. */
  orientation?: number;
  /** Whether it has GPS metadata, like the photographs of phones. */
  located?: boolean;
}

const coordinates = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 51/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '2/1 21/1 0/1',
};

/** Creates a photograph of a single colour. */
export function photo({ width = 900, height = 600, orientation, located }: Photo = {}) {
  const image = sharp({ create: { width, height, channels: 3, background: '#4a45d6' } }).jpeg();
  if (located) image.withExif({ IFD3: coordinates });
  if (orientation) image.withMetadata({ orientation });
  return image.toBuffer();
}
