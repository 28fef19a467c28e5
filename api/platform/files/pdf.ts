// PDF (ISO 32000): nothing is taken out of one, so that one that carries a script, a program or another file is refused,
// and so is one that cannot be read plainly. It leaves only as a download, never shown on the hub's own origin.
import { inflateSync } from 'node:zlib'
import { textAt, type Bytes, type Content } from './bytes.ts'

/** A name as it may be spelled: each of its characters by itself or as `#` and its code (7.3.5). */
const spelled = (name: string) =>
  `/${Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const hex = Array.from(code, (digit) => `[${digit}${digit.toUpperCase()}]`).join('')
    return `(?:${letter}|#${hex})`
  }).join('')}`

const anyOf = (names: string[]) => names.map(spelled).join('|')

// Long enough never to occur by chance in what is compressed.
const active = new RegExp(
  anyOf(['JavaScript', 'EmbeddedFile', 'RichMedia', 'Launch', 'SubmitForm', 'ImportData']),
)
/** Nothing in an encrypted one can be read. */
const encrypted = new RegExp(`${spelled('Encrypt')}\\b`)
/** Objects within a stream (7.5.7), and where a stream begins. */
const marks = new RegExp(`(${spelled('ObjStm')})|(?<!end)stream\\r?\\n`, 'g')
/** What would hide the objects although the stream can be inflated. */
const twisted = new RegExp(
  anyOf(['Predictor', 'ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt']),
)
const deflated = new RegExp(anyOf(['FlateDecode']))

/** Characters around `/ObjStm` that its dictionary fits in, and bytes that all object streams may hold. */
const [dictionary, unpacked] = [1000, 33_554_432]

/** `null` where it is no whole PDF, an active one or one that hides what it holds. */
export function checkPdf(bytes: Bytes): Content | null {
  if (!/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return null
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!text.slice(-1024).includes('%%EOF') || active.test(text) || encrypted.test(text)) return null
  return holdsNothingActive(bytes, text) ? { bytes, pixels: 0 } : null
}

/** Looks into every object stream. */
function holdsNothingActive(bytes: Bytes, text: string): boolean {
  let left = unpacked
  let named: number | undefined
  for (const { 1: name, 0: mark, index } of text.matchAll(marks)) {
    if (name !== undefined) named = index
    else if (named !== undefined) {
      const said = text.slice(Math.max(0, named - dictionary), index)
      if (index - named > dictionary || twisted.test(said)) return false
      const objects = deflated.test(said) ? inflated(bytes.subarray(index + mark.length), left) : ''
      if (objects === undefined || active.test(objects)) return false
      left -= objects.length
      named = undefined
    }
  }
  return named === undefined
}

/** The text behind; nothing where it cannot be inflated, or is more than so much. */
function inflated(bytes: Bytes, most: number): string | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
