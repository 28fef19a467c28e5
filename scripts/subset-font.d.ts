// Declares the used part of subset-font. The package has no types, and its separate type package lacks these
// settings.
declare module 'subset-font' {
  type Settings = { keepAllGlyphs: boolean; noHinting: boolean; targetFormat: 'woff2' }
  export default function subsetFont(font: Buffer, text: null, settings: Settings): Promise<Buffer>
}
