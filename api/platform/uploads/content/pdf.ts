// Validates PDFs (ISO 32000) without changing them. Rejects a PDF that contains or opens scripts, programs or other files, and one that
// cannot be read reliably. PDFs are only served as downloads, not shown on the hub's origin.
import { inflateSync } from 'node:zlib'
import { uploadRules } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { leadsToShare } from './pdfShares.ts'
import { dictionaryAt } from './pdfDictionary.ts'

/** Pattern for each spelling of a name: each character literally or as `#` and its code (7.3.5). */
const spelled = (name: string) =>
  `/${Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const hex = Array.from(code, (digit) => `[${digit}${digit.toUpperCase()}]`).join('')
    return `(?:${letter}|#${hex})`
  }).join('')}`

const anyOf = (names: string[]) => names.map(spelled).join('|')

// Names that are long enough not to occur by chance in compressed data.
const active = new RegExp(
  anyOf([
    'JavaScript',
    'EmbeddedFile',
    'RichMedia',
    'Rendition',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'GoToE',
  ]),
)
/** Action that opens a thread, possibly of another file. Threads of the document itself do not match. */
const threadAction = new RegExp(`${spelled('S')}[\\s\\0]*${spelled('Thread')}(?![\\w#])`)
/** Form with scripts. The name is short, so the pattern includes the following delimiter. */
const scriptedForm = new RegExp(`${spelled('XFA')}[\\s\\0[<(/%]`)
/** Encrypted content cannot be checked. */
const encrypted = new RegExp(`${spelled('Encrypt')}\\b`)

/**
 * Names that the dictionary of an object stream may contain (7.5.7). Other entries, such as a predictor, another file or a second filter,
 * could hide objects although the stream can be inflated.
 */
const ofObjects = ['Type', 'ObjStm', 'N', 'First', 'Extends', 'Length', 'Filter', 'FlateDecode']

/** Maximum size in bytes of all inflated object streams together. */
const unpacked = 33_554_432

/** Rejects files that are not a complete PDF, contain active content or hide objects. */
export function checkPdf(bytes: Bytes): Content {
  const refused = problemOf(bytes)
  return refused ? { refused } : { bytes }
}

type Problem = Extract<Content, { refused: unknown }>['refused']

function problemOf(bytes: Bytes): Problem | undefined {
  if (!/^%PDF-[12]\.\d/.test(textAt(bytes, 0, 8))) return 'OTHER_CONTENT'
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!text.slice(-1024).includes('%%EOF') || isActive(text) || encrypted.test(text)) return 'OTHER_CONTENT'
  return problemWithin(bytes, text)
}

const isActive = (text: string) =>
  active.test(text) || scriptedForm.test(text) || threadAction.test(text) || leadsToShare(text)

/**
 * Checks each object stream. The cross-reference table of a reader determines at which positions objects start. Each possible start is
 * read, up to twice the length of the file in total, which limits nested objects.
 */
function problemWithin(bytes: Bytes, text: string): Problem | undefined {
  let left = unpacked
  let streams = uploadRules.documentStreams
  let read = 2 * text.length
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const dictionary = dictionaryAt(text, index + 3)
    if (dictionary === null || (read -= dictionary.end - index) < 0) return 'OTHER_CONTENT'
    const { names, end } = dictionary
    if (!text.startsWith('stream', end) || !(names.includes('First') || names.includes('ObjStm'))) continue
    if ((streams -= 1) < 0) return 'TOO_COMPLEX'
    const objects = objectsIn(bytes, text, { names, end, most: left })
    if (objects === undefined || isActive(objects)) return 'OTHER_CONTENT'
    left -= objects.length
  }
  return undefined
}

/** Returns the objects of a stream; undefined if it uses unusual filters. */
function objectsIn(
  bytes: Bytes,
  text: string,
  { names, end, most }: { names: string[]; end: number; most: number },
) {
  const timesNamed = (name: string) => names.filter((candidate) => candidate === name).length
  const filters = timesNamed('Filter')
  const isUsual = filters <= 1 && timesNamed('FlateDecode') === filters
  const start = end + (/^stream\r?\n/.exec(text.slice(end, end + 8))?.[0].length ?? Number.NaN)
  if (!isUsual || Number.isNaN(start) || !names.every((name) => ofObjects.includes(name))) return undefined
  return filters === 0 ? '' : inflated(bytes.subarray(start), most)
}

/** Returns the inflated text; undefined if it cannot be inflated or is longer than `most`. */
function inflated(bytes: Bytes, most: number): string | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
