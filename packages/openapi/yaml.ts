// Parses YAML or JSON and finds the line of a location. Lines are computed on demand from the events of the first
// parse, so that a large file is parsed only once.
import {
  constructFromEvents,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  YAMLException,
  type Event,
} from 'js-yaml'
import { yamlSchema } from './exactNumber.ts'
import type { Place } from './place.ts'
import { UsageError } from './usageError.ts'

export type Parsed = { value: unknown; lineOf: (place: Place) => number | undefined }

/** Maximum number of keys that the merge keys (`<<`) of a file may copy in total. */
const maxTotalMergeKeys = 1_000_000

/** Conflict markers that git writes into a file. */
const mergeMarker = /^(?:<{7}|={7}|>{7})(?: .*)?$/m

/** @throws UsageError with the line if the text is not valid YAML */
export function parseYaml(text: string, file: string): Parsed {
  const marker = mergeMarker.exec(text)
  if (marker)
    throw new UsageError(`conflict marker “${marker[0].slice(0, 7)}” found: resolve the merge conflict.`, {
      file,
      line: lineAt(text, marker.index),
    })
  try {
    const events = parseEvents(text, { maxDepth: 1000 })
    const values = constructFromEvents(events, { source: text, schema: yamlSchema, maxTotalMergeKeys })
    if (values.length > 1)
      throw new UsageError('the file contains several YAML documents: keep one.', { file })
    let find: Parsed['lineOf'] | undefined
    return { value: values[0], lineOf: (place) => (find ??= lineFinder(text, events))(place) }
  } catch (error) {
    if (error instanceof YAMLException) throw unreadable(error, text, file)
    if (error instanceof RangeError)
      throw new UsageError('the file is nested more than 1,000 levels deep: flatten it.', { file })
    throw error
  }
}

function unreadable({ reason, mark }: YAMLException, text: string, file: string) {
  const place = { file, line: mark && mark.line + 1 }
  if (reason === 'duplicated mapping key') {
    const name = /^[\s"'-]*([^:"']*)/.exec(text.slice(mark?.position))?.[1]?.trim()
    return new UsageError(`the key “${name ?? ''}” is duplicated: keep one of them.`, place)
  }
  return new UsageError(`invalid YAML (${reason}).`, place)
}

const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length

/**
 * Returns a function that finds lines. It stores the start of each line and the end of each YAML node, so that a lookup
 * can skip nested nodes.
 */
function lineFinder(text: string, events: Event[]): Parsed['lineOf'] {
  const begins = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) begins.push(at + 1)
  const next = nextOf(events)
  const textOf = (index: number) => {
    const event = events[index]
    return event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : undefined
  }

  return (place) => {
    let [at, position] = [1, -1]
    for (const key of place) {
      const child = events[at]?.type === EVENT_ID.SEQUENCE ? entryOf(at, key) : memberOf(at, key)
      if (!child) break
      ;({ at, position } = child)
    }
    return position < 0 ? undefined : lineOfPosition(begins, position)
  }

  function memberOf(mapping: number, key: string) {
    if (events[mapping]?.type !== EVENT_ID.MAPPING) return undefined
    for (let at = mapping + 1; events[at]?.type !== EVENT_ID.POP; at = next(next(at)))
      if (textOf(at) === key) return { at: next(at), position: startOf(events[at]) }
    return undefined
  }

  /** Finds an entry by its index or, for parameters, by its name. */
  function entryOf(sequence: number, key: string) {
    let number = 0
    for (let at = sequence + 1; events[at]?.type !== EVENT_ID.POP; at = next(at), number++) {
      const names = [memberOf(at, 'name'), memberOf(at, '$ref')].map((member) => member && textOf(member.at))
      if (key === String(number) || names[0] === key || names[1]?.endsWith(`/${key}`))
        return { at, position: startOf(events[at]) }
    }
    return undefined
  }
}

/**
 * @returns a function that returns the index of the first event after a YAML node, given the index of the first event
 * of this node
 */
function nextOf(events: Event[]) {
  const ends = new Uint32Array(events.length)
  const open: number[] = []
  for (const [index, { type }] of events.entries()) {
    const opener = type === EVENT_ID.POP ? open.pop() : undefined
    if (opener !== undefined) ends[opener] = index + 1
    const opens = type === EVENT_ID.DOCUMENT || type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE
    if (opens) open.push(index)
    else ends[index] = index + 1
  }
  return (index: number) => ends[index] || events.length
}

const startOf = (event: Event | undefined) =>
  event && 'start' in event ? event.start : event && 'valueStart' in event ? event.valueStart : -1

function lineOfPosition(begins: number[], position: number) {
  let [low, high] = [0, begins.length]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((begins[middle] ?? 0) <= position) low = middle
    else high = middle
  }
  return low + 1
}
