// Types of the functions of libheif-js that the hub uses. The package itself has no types for this module.
declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray; width: number; height: number }
  type HeifImage = {
    is_primary: () => boolean
    get_width: () => number
    get_height: () => number
    /** Fills the pixels and passes them to the callback; passes null on failure. */
    display: (pixels: Pixels, done: (drawn: Pixels | null) => void) => void
  }
  const libheif: {
    ready: Promise<unknown>
    HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] }
  }
  export default libheif
}
