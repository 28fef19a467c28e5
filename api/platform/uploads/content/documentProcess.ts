// Child process that reads untrusted documents: as isolated as the process for pictures, but without the image library, so that it starts
// fast and pictures do not wait for documents.
import { checkPdf } from './pdf.ts'
import { answerStrangers } from './strangersProcess.ts'

answerStrangers(({ bytes }) => checkPdf(bytes))
