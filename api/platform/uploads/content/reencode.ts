// Re-encodes pictures, so that only their pixels remain. Runs in a child process (decoderProcess.ts).
import sharp, { type Sharp } from 'sharp'
import { uploadRules, type PictureType } from '#api/catalog/uploads.ts'
import type { Bytes, Content, Shape } from './bytes.ts'
import { openHeic } from './heic.ts'
import { isTooLarge } from './pixels.ts'

// Configures the image library to use one thread and to cache no data between pictures.
sharp.cache(false)
sharp.concurrency(1)
// Disables the image library's decoders for all formats except JPEG, PNG and WebP.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const { longestSide, maxPixels } = uploadRules

/** Returns the re-encoded picture in sRGB, with its orientation applied, scaled down to the maximum size. */
export async function reencode(type: PictureType, bytes: Bytes, shape?: Shape): Promise<Content> {
  try {
    const isHeic = type === 'image/heic'
    const opened = isHeic ? await openHeic(bytes, maxPixels.heic) : await open(bytes)
    if (typeof opened === 'string') return { refused: opened }
    if (shape) return await shaped(opened, shape)
    const size = { width: longestSide, height: longestSide }
    const small = opened.resize({ ...size, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
    const drawn = await writers[isHeic ? 'image/jpeg' : type](small).toBuffer()
    return { bytes: new Uint8Array(drawn) }
  } catch {
    // Decoding fails if the picture is malformed, truncated or in another format.
    return { refused: 'OTHER_CONTENT' }
  }
}

/** Returns the part of the picture as WebP, scaled down to the maximum size. */
async function shaped(picture: Sharp, { crop, longestSide: side }: Shape): Promise<Content> {
  const { autoOrient, width, height } = await picture.metadata()
  const [fullWidth, fullHeight] = [autoOrient.width ?? width, autoOrient.height ?? height]
  const left = Math.min(Math.round(crop.left * fullWidth), fullWidth - 1)
  const top = Math.min(Math.round(crop.top * fullHeight), fullHeight - 1)
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * fullWidth), fullWidth - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * fullHeight), fullHeight - top)),
  }
  const { data, info } = await picture
    .extract(region)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), size: { width: info.width, height: info.height } }
}

/** Reads the size from the header, without decoding the picture. */
async function open(bytes: Bytes) {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (isTooLarge(width, height, maxPixels.others)) return 'TOO_MANY_PIXELS'
  return sharp(bytes, {
    autoOrient: true,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
    limitInputPixels: maxPixels.others,
  })
}

const writers = {
  // Fills transparent areas, because JPEG has no transparency and these areas would become black.
  'image/jpeg': (picture: Sharp) => picture.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85, effort: 2 }),
}
