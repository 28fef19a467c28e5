// Child process that decodes untrusted pictures. The process has no secrets and no connections. It decodes one picture
// at a time, so that a crash affects only that picture
// (`docs/decisions/0042-re-encode-pictures-in-a-separate-process.md`).
import { reencode } from './reencode.ts'
import { readUntrusted } from './untrustedProcess.ts'

readUntrusted(({ type, bytes, shape }) =>
  type === 'application/pdf' ? { refused: 'OTHER_CONTENT' } : reencode(type, bytes, shape),
)
