// Reads the file of a picture that an editor chose, and makes it smaller if the server would not accept its size.
import type { UploadContentPictureRequest } from '#generated/backOffice/schema.d.ts'

export type PictureFile = {
  type: UploadContentPictureRequest['type']
  /** Data URL, which the page can show. */
  url: string
  width: number
  height: number
}

/** Reason why a file cannot be used. */
export type FileProblem = 'type' | 'unreadable'

export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const

/** Largest file in bytes that is uploaded as it is. */
const largestFile = 5_500_000
/** Longest side in pixels of a file that is made smaller. The server stores at most 1600. */
const longestSide = 3200

export async function readPictureFile(file: File): Promise<PictureFile | FileProblem> {
  const type = acceptedTypes.find((each) => each === file.type)
  if (!type) return 'type'
  try {
    const url = file.size > largestFile ? await smaller(file) : await dataUrl(file)
    const image = new Image()
    image.src = url
    // Fails for damaged files, and for HEIC in browsers that cannot show it.
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return { type: file.size > largestFile ? 'image/jpeg' : type, url, width, height }
  } catch {
    return 'unreadable'
  }
}

/** Draws the picture with at most the longest side, as JPEG. */
async function smaller(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', 0.9)
}

async function dataUrl(file: Blob): Promise<string> {
  const reader = new FileReader()
  const read = Promise.withResolvers<string>()
  reader.addEventListener('load', () => read.resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => read.reject(new Error('File cannot be read.')))
  reader.readAsDataURL(file)
  return await read.promise
}

/** Returns the Base64 text of a data URL. */
export const base64Of = (url: string) => url.slice(url.indexOf(',') + 1)
