// Pictures are decoded and drawn anew: only their pixels are left. Runs in a process of its own (decoderProcess.ts).
import sharp, { type Sharp } from 'sharp'
import { uploadRules, type PictureType } from '#api/catalog/uploads.ts'
import type { Bytes, Content } from './bytes.ts'
import { openHeic } from './heic.ts'
import { isTooLarge } from './pixels.ts'

// One picture at a time, by one thread, and nothing of it is kept for the next.
sharp.cache(false)
sharp.concurrency(1)
// Whatever else the library can open is never tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const { longestSide, maxPixels } = uploadRules

/** The picture upright, in sRGB, and no larger than anybody needs to look at it. */
export async function redrawn(type: PictureType, bytes: Bytes): Promise<Content> {
  try {
    const isHeic = type === 'image/heic'
    const opened = isHeic ? await openHeic(bytes, maxPixels.heic) : await open(bytes)
    if (typeof opened === 'string') return { refused: opened }
    const size = { width: longestSide, height: longestSide }
    const small = opened.resize({ ...size, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb')
    const drawn = await writers[isHeic ? 'image/jpeg' : type](small).toBuffer()
    return { bytes: new Uint8Array(drawn) }
  } catch {
    // Broken, cut short, or not a picture at all: the library says so in words of its own.
    return { refused: 'OTHER_CONTENT' }
  }
}

/** Its head alone says how large it is: nothing is unpacked for that. */
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
  // JPEG knows no transparency: what shines through would turn black.
  'image/jpeg': (picture: Sharp) => picture.flatten({ background: 'white' }).jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png(),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85, effort: 2 }),
}
