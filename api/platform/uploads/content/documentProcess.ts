// Child process that reads untrusted documents. The process has the same isolation as the process for pictures. It
// starts fast, because it does not load the image library. With separate processes, pictures do not wait for documents.
import { checkPdf } from './pdf.ts'
import { readUntrusted } from './untrustedProcess.ts'

readUntrusted(({ bytes }) => checkPdf(bytes))
