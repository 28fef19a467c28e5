// Message loop of the processes that read untrusted files: one file at a time with one answer each. Error output does not contain the
// file's content.
import type { FileType } from '#api/catalog/uploads.ts'
import type { Bytes, Content } from './bytes.ts'

export type Sent = { type: FileType; bytes: Bytes }

export function answerStrangers(answerOf: (upload: Sent) => Content | Promise<Content>) {
  // Limits the message to one line: the default output quotes the decoder's code, which is a line of a megabyte.
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
