// Child process that reads untrusted documents. It is as isolated as the process for pictures. Without the image library it starts fast,
// and pictures do not wait for documents.
import { checkPdf } from './pdf.ts'
import { answerStrangers } from './strangersProcess.ts'

answerStrangers(({ bytes }) => checkPdf(bytes))
