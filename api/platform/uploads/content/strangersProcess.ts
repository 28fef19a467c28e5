// How a process behaves that opens what strangers sent: one thing at a time, with an answer for each, and without a word of
// what was in it where it gives up.
import type { FileType } from '#api/catalog/uploads.ts'
import type { Bytes, Content } from './bytes.ts'

export type Sent = { type: FileType; bytes: Bytes }

export function answerStrangers(answerOf: (upload: Sent) => Content | Promise<Content>) {
  // In one sentence: what is printed otherwise quotes the decoder's code, which is a line of a megabyte.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`A decoder gave up: ${error.message.slice(0, 200)}\n`, () => process.exit(1))
  })
  process.on('message', (upload: Sent) => {
    void Promise.resolve(upload)
      .then(answerOf)
      .then((answer) => process.send?.(answer))
  })
  process.send?.('ready')
}
