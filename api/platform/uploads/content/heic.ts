// Decodes HEIC, the format of phone photos, with libheif in WebAssembly, because sharp does not include a HEIC decoder
// for licensing reasons.
import sharp, { type Sharp } from 'sharp'
import libheif from 'libheif-js/wasm-bundle.js'
import type { Bytes } from './bytes.ts'
import { isTooLarge } from './pixels.ts'

/**
 * Returns the pixels of the primary picture, with its orientation applied.
 * @throws an Error if the file is malformed
 */
export async function openHeic(
  bytes: Bytes,
  maxPixels: number,
): Promise<Sharp | 'OTHER_CONTENT' | 'TOO_MANY_PIXELS'> {
  await libheif.ready
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return 'OTHER_CONTENT'
  const [width, height] = [image.get_width(), image.get_height()]
  if (isTooLarge(width, height, maxPixels)) return 'TOO_MANY_PIXELS'
  const data = new Uint8ClampedArray(width * height * 4)
  const drawn = await new Promise((resolve) => {
    image.display({ data, width, height }, resolve)
  })
  return drawn ? sharp(data, { raw: { width, height, channels: 4 } }) : 'OTHER_CONTENT'
}
