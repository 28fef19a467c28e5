// Declares the function of wawoff2 that unpacks fonts. The package has no types.
declare module 'wawoff2/decompress.js' {
  export default function decompress(font: Uint8Array): Promise<Uint8Array>
}
