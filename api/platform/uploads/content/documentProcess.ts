// The process in which documents of strangers are read: as isolated as the one for pictures, without what draws, so that it
// is there at once and nobody's picture waits for a document.
import { checkPdf } from './pdf.ts'
import { answerStrangers } from './strangersProcess.ts'

answerStrangers(({ bytes }) => checkPdf(bytes))
