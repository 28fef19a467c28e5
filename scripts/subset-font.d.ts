// The package has no types of its own; those that others wrote for it do not know these settings yet.
declare module 'subset-font' {
  type Settings = { keepAllGlyphs: boolean; noHinting: boolean; targetFormat: 'woff2' }
  export default function subsetFont(font: Buffer, text: null, settings: Settings): Promise<Buffer>
}
