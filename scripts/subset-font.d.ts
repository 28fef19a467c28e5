// Declares the functions of subset-font that scripts use. The package has no types, and its separate type package lacks
// the settings used here.
declare module 'subset-font' {
  type Settings = { keepAllGlyphs: boolean; noHinting: boolean; targetFormat: 'woff2' }
  export default function subsetFont(font: Buffer, text: null, settings: Settings): Promise<Buffer>
}
