// Child process that decodes untrusted pictures. It has no secrets, no connections and one picture at a time, so that a crash of a decoder
// affects only that picture (`docs/decisions/0042-pictures-are-drawn-anew.md`).
import { redrawn } from './redraw.ts'
import { answerStrangers } from './strangersProcess.ts'

answerStrangers(({ type, bytes }) =>
  type === 'application/pdf' ? { refused: 'OTHER_CONTENT' } : redrawn(type, bytes),
)
