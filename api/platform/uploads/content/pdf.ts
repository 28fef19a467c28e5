// Validates PDFs (ISO 32000) without changing them. Rejects a PDF that contains or opens scripts, programs or other
// files, and a PDF that cannot be read reliably. PDFs are only served as downloads, not shown on the hub's origin.
import { inflateSync } from 'node:zlib'
import { uploadRules } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { leadsToShare } from './pdfShares.ts'
import { dictionaryAt } from './pdfDictionary.ts'

/**
 * Returns a pattern for every notation of a PDF name: each character is literal, or `#` with its hexadecimal code
 * (7.3.5).
 */
const spellingsOf = (name: string) =>
  `/${Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16)
    const hex = Array.from(code, (digit) => `[${digit}${digit.toUpperCase()}]`).join('')
    return `(?:${letter}|#${hex})`
  }).join('')}`

const anyOf = (names: string[]) => names.map(spellingsOf).join('|')

// Forbidden names, which are long enough not to occur by chance in compressed data.
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
/**
 * Matches an action that opens an article thread, possibly in another file. Threads of the document itself do not
 * match.
 */
const threadAction = new RegExp(`${spellingsOf('S')}[\\s\\0]*${spellingsOf('Thread')}(?![\\w#])`)
/**
 * Matches an XFA form, which can contain scripts. The name is short, so the pattern includes the delimiter after it.
 */
const scriptedForm = new RegExp(`${spellingsOf('XFA')}[\\s\\0[<(/%]`)
/** Matches an encrypted PDF, whose content cannot be checked. */
const encrypted = new RegExp(`${spellingsOf('Encrypt')}\\b`)

/**
 * Names that the dictionary of an object stream may contain (7.5.7). With other entries, such as a predictor, another
 * file or a second filter, a PDF reader could find other objects in the stream than this check.
 */
const ofObjects = ['Type', 'ObjStm', 'N', 'First', 'Extends', 'Length', 'Filter', 'FlateDecode']

/** Maximum total size of all inflated object streams in bytes. */
const unpacked = 33_554_432

/**
 * Rejects a file that is not a complete PDF, contains active content or hides objects; otherwise returns the unchanged
 * bytes of the file.
 */
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
 * Checks each object stream. A PDF reader finds the start of objects by a cross-reference table, which could name any
 * position. The check therefore reads from every possible start. Nested objects are read several times, so the check
 * stops after it has read twice the length of the file.
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

/** Returns the objects of a stream; undefined if the stream uses filters that are not supported. */
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

/** Returns the inflated text; undefined if inflating fails or the text is longer than `most` bytes. */
function inflated(bytes: Bytes, most: number): string | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
