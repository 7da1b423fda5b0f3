import sharp from 'sharp';

interface Photo {
  width?: number;
  height?: number;
  /** How the camera was held: 6 is upright. */
  orientation?: number;
  /** Write the place into it, as telephones do. */
  located?: boolean;
}

const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 51/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '2/1 21/1 0/1',
};

/** Makes a photograph of one colour. */
export function photo({ width = 900, height = 600, orientation, located }: Photo = {}) {
  const image = sharp({ create: { width, height, channels: 3, background: '#4a45d6' } }).jpeg();
  if (located) image.withExif({ IFD3: place });
  if (orientation) image.withMetadata({ orientation });
  return image.toBuffer();
}
