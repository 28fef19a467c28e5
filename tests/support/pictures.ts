// Provides minimal valid pictures and documents, and functions that hide data in them.
import { crc32, deflateSync } from 'node:zlib'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** Picture of one pixel in the encoding of the hub: re-encoding does not change the file. */
export const png = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP437EKAAS7AjK9ODe3AAAAAElFTkSuQmCC',
)

/** Four pixels. */
export const jpeg = bytes(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCqAFe//9k=',
)

/** Four pixels. */
export const webp = bytes('UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoCAAIAAgA0JZgCdAF1AAD+9tGu8wP87fiD9QSwAAA=')

/** Picture of 4 × 2 pixels in the format of phone photos. */
export const heic = bytes(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAAQAAgAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAMwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAAALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAABAAAAAIAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAADttZGF0AAAALygBrxMhZGNA+BD3Z//hAwwdI+T/yP7HpzshHcDSIICbQEiTXVALFhCAh3alVtz4',
)

export const pdf = new Uint8Array(
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
)

export const letters = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

export const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))

/** Adds a segment to the JPEG directly after its start: marker 0xe1 is EXIF, 0xfe a comment. */
export function withSegment(marker: number, content: string, picture = jpeg) {
  const length = content.length + 2
  const head = new Uint8Array([0xff, marker, length >> 8, length & 0xff])
  return concat(picture.subarray(0, 2), head, letters(content), picture.subarray(2))
}

/** Adds a chunk to the PNG after its header. */
export function withChunk(name: string, content: string, picture = png) {
  const framed = concat(letters(name), letters(content))
  const chunk = concat(uint32(content.length), framed, uint32(crc32(framed)))
  return concat(picture.subarray(0, 33), chunk, picture.subarray(33))
}

/** Creates a valid PNG of one color and any size: the file is small, but decoding needs memory for all pixels. */
export function pngOf(width: number, height: number) {
  const [head, data] = [new Uint8Array(13), deflateSync(new Uint8Array((1 + Math.ceil(width / 8)) * height))]
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head[8] = 1
  const chunk = (name: string, content: Uint8Array) => {
    const framed = concat(letters(name), content)
    return concat(uint32(content.length), framed, uint32(crc32(framed)))
  }
  return concat(png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', new Uint8Array()))
}

function uint32(value: number) {
  const four = new Uint8Array(4)
  new DataView(four.buffer).setUint32(0, value)
  return four
}

/** Converts the WebP to the extended format, with flags for EXIF and XMP and an additional chunk at the end. */
export function withRiffChunk(name: string, content: string, size = 2) {
  const extended = new Uint8Array(10)
  extended[0] = 0b1100
  const side = size - 1
  for (const at of [4, 7]) extended.set([side & 0xff, (side >> 8) & 0xff, side >> 16], at)
  const body = concat(
    letters('WEBP'),
    chunkOf('VP8X', extended),
    webp.subarray(12),
    chunkOf(name, letters(content)),
  )
  return chunkOf('RIFF', body)
}

function chunkOf(name: string, content: Uint8Array) {
  const size = new Uint8Array(4)
  new DataView(size.buffer).setUint32(0, content.length, true)
  return concat(letters(name), size, content, new Uint8Array(content.length % 2))
}
