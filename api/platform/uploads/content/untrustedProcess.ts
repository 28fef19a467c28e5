// Message loop of the processes that read untrusted files. The loop reads one file at a time and sends one answer for
// each file. The error output never contains the file's content.
import type { FileType } from '#api/catalog/uploads.ts'
import type { Bytes, Content, Shape } from './bytes.ts'

export type Sent = { type: FileType; bytes: Bytes; shape?: Shape | undefined }

export function readUntrusted(answerOf: (upload: Sent) => Content | Promise<Content>) {
  // Prints only one line of the error, because the default output quotes the decoder's code, which is a line of 1 MB.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`Decoder of uploads failed: ${error.message.slice(0, 200)}\n`, () => process.exit(1))
  })
  process.on('message', (upload: Sent) => {
    void Promise.resolve(upload)
      .then(answerOf)
      .then((answer) => process.send?.(answer))
  })
  process.send?.('ready')
}
