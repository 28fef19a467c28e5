// The process in which pictures of strangers are opened: it has no secrets, no connections and one picture at a time, so that
// a fault of a decoder is the picture's own end and nobody else's (docs/decisions/0042-pictures-are-drawn-anew.md).
import { redrawn } from './redraw.ts'
import { answerStrangers } from './strangersProcess.ts'

answerStrangers(({ type, bytes }) =>
  type === 'application/pdf' ? { refused: 'OTHER_CONTENT' } : redrawn(type, bytes),
)
