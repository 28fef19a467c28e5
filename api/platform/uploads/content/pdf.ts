// PDF (ISO 32000): nothing is taken out of one, so that one that carries a script, a program or another file, or leads to one,
// is refused, and so is one that cannot be read plainly. It leaves only as a download, never shown on the hub's own origin.
import { inflateSync } from 'node:zlib'
import { uploadRules } from '#api/catalog/uploads.ts'
import { textAt, type Bytes, type Content } from './bytes.ts'
import { leadsToShare } from './pdfShares.ts'
import { dictionaryAt } from './pdfDictionary.ts'

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
/** An action that goes to a thread, which may be another file's; a thread of its own has the name without being one. */
const threadAction = new RegExp(`${spelled('S')}[\\s\\0]*${spelled('Thread')}(?![\\w#])`)
/** A form that brings scripts of its own; short, so that what has to follow is asked for as well. */
const scriptedForm = new RegExp(`${spelled('XFA')}[\\s\\0[<(/%]`)
/** Nothing in an encrypted one can be read. */
const encrypted = new RegExp(`${spelled('Encrypt')}\\b`)

/**
 * All that the dictionary of an object stream may name (7.5.7): whatever else there is, such as a predictor, another file or
 * a second filter, could hide its objects although they can be inflated.
 */
const ofObjects = ['Type', 'ObjStm', 'N', 'First', 'Extends', 'Length', 'Filter', 'FlateDecode']

/** Bytes that all object streams may hold. */
const unpacked = 33_554_432

/** Refuses what is no whole PDF, an active one or one that hides what it holds. */
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
 * Looks into every object stream. Where an object begins is for its reader's table to say: it is read wherever one could,
 * but no more of that than the file is long twice, as there would be where objects stand within objects.
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

/** The objects of a stream; nothing where they are packed in any other way than the usual one. */
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

/** The text behind; nothing where it cannot be inflated, or is more than so much. */
function inflated(bytes: Bytes, most: number): string | undefined {
  if (most <= 0) return undefined
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString('latin1')
  } catch {
    return undefined
  }
}
