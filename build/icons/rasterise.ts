import { Resvg, startResvg } from '../share-images/resvg';

/**
 * Draws an SVG file as a PNG. The same file gives the same bytes.
 * @param svg a square picture without text
 * @param size side in pixels
 */
export async function rasterise(svg: string, size: number): Promise<Uint8Array> {
  await startResvg();
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}
