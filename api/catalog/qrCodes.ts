// Reads the current destinations of printed QR codes. The keys in the codes must stay valid forever, because printed
// codes cannot be changed.
import * as z from 'zod/mini'
import data from './qr-codes.json' with { type: 'json' }
import { field, slug } from './schema.ts'
import { defineTopic } from './topic.ts'

const code = z.strictObject({
  key: field('Key in the printed code', slug),
  to: field('Destination', z.string().check(z.minLength(1))),
})

const schema = z.pipe(
  z
    .array(code)
    .check(z.refine((all) => new Set(all.map(({ key }) => key)).size === all.length, '`key` must be unique')),
  z.transform((all) => new Map(all.map(({ key, to }) => [key, to]))),
)

export const qrCodesTopic = defineTopic({ name: 'qr-codes', file: data, key: 'key', schema })

/** Returns destinations by key: a path of the hub, or a URL on a trusted external origin. */
export const qrCodes = qrCodesTopic.content
