declare module 'subset-font' {
  /** @returns the font with the letters of a text alone */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>;
}
