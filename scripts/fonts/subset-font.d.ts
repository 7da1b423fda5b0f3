declare module 'subset-font' {
  /** The part of the package's API that is used here. The package has no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype';
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
