// The process in which pictures of strangers are opened: it has no secrets, no connections and one picture at a time, so that
// a fault of a decoder is the picture's own end and nobody else's (docs/decisions/0042-pictures-are-drawn-anew.md).
import type { PictureType } from '../../../catalog/uploads.ts'
import type { Bytes } from './bytes.ts'
import { redrawn } from './redraw.ts'

export type Picture = { type: PictureType; bytes: Bytes }

// In one sentence: what is printed otherwise quotes the decoder's code, which is a line of a megabyte.
process.on('uncaughtException', (error) => {
  process.stderr.write(`A decoder gave up: ${error.message.slice(0, 200)}\n`, () => process.exit(1))
})
process.on('message', ({ type, bytes }: Picture) => {
  void redrawn(type, bytes).then((content) => process.send?.(content))
})
process.send?.('ready')
