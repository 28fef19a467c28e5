// Describes what we use of libheif-js, which types its WebAssembly, but not the classes around it.
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }
  type HeifImage = {
    is_primary: () => boolean
    get_width: () => number
    get_height: () => number
    /** Fills the pixels and hands them over; nothing where it cannot. */
    display: (pixels: Pixels, done: (drawn: Pixels | null) => void) => void
  }
  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] }
  }
  export default libheif
}
