// The kinds of changes for business errors in the catalog of the contract (`x-refusals`): added, removed or renamed
// errors, and errors with another code or status.
import { pairOf, siteOf, type Context, type Kind, type Pair, type Site } from '../changes/change.ts'
import { differencesOf, textOf } from '../changes/difference.ts'
import { codesOf, listOf, objectOf, type Messages, type Model, type Schema } from '@members-hub/openapi'
import { relaxed } from './extension.ts'
import { prose } from './prose.ts'
import { listed, quote } from './texts.ts'

export const refusal: Kind = {
  name: 'refusal',
  title: 'A business error was added or changed',
  documentation: 'a documented business error was added or has another code',
  severity: {
    newAnswer: ({ oldValue }) => (oldValue ? 'broken' : 'affected'),
    unproved: () => 'reverse',
  },
  sentence: ({ name, operation, oldValue, newValue }) =>
    oldValue
      ? `The business error ${name} has ${changedParts(listOf(oldValue), listOf(newValue))}`
      : `${operation} may return the business error ${name}, ${listed(listOf(newValue).slice(1))}`,
  isRefusal: true,
}

export const refusalRenamed: Kind = {
  name: 'called',
  title: 'A business error was renamed',
  documentation: 'a documented business error was renamed',
  severity: 'affected',
  sentence: ({ name, newValue }) =>
    `The business error ${name} was renamed to ${quote(newValue)}; its code is the same`,
  isRefusal: true,
}

/** @param oldEntry the old status and code of a business error; `newEntry` has the new status and code */
const changedParts = (oldEntry: readonly unknown[], newEntry: readonly unknown[]) => {
  const parts = ['status', 'code'].flatMap((part, index) =>
    oldEntry[index] === newEntry[index]
      ? []
      : `the ${part} ${quote(newEntry[index])}, not ${quote(oldEntry[index])}`,
  )
  return parts.join(', and ')
}

type Refusal = { status: string; code: number; message: unknown }
type Refusals = ReadonlyMap<string, Refusal>

export function compareRefusals(site: Site, operations: Pair<Messages>, context: Context) {
  const listTexts = pairOf((side) => listsOf(context.models[side], operations[side]).map(textOf))
  if (listTexts.before.every((text, index) => text === listTexts.after[index])) return
  const refusals = pairOf((side) => refusalsOf(context.models[side], operations[side]))
  const different = differencesOf(Object.fromEntries(refusals.before), Object.fromEntries(refusals.after))
  const names = different.map(({ name }) => name)
  const renamed = renamedIn(names, refusals)
  const newNames = new Set(renamed.values())
  for (const name of names) {
    if (newNames.has(name)) continue
    const newName = renamed.get(name)
    const [oldRefusal, newRefusal] = [refusals.before.get(name), refusals.after.get(name)]
    if (newName !== undefined) noteRenamed(site, context, { name, newName })
    else if (newRefusal) noteChanged(site, context, { name, operations, oldRefusal, newRefusal })
    else if (oldRefusal) noteRemoved(site, context, { name, operations, oldRefusal })
  }
}

const listsOf = ({ document }: Model, { raw }: Messages): unknown[] => [
  document['x-refusals'],
  raw['x-refusals'],
  Object.keys(objectOf(raw.responses)),
]

const refusalsOf = ({ document }: Model, { operation, raw }: Messages): Refusals =>
  new Map(
    Object.keys(objectOf(raw.responses)).flatMap((status) =>
      Object.entries(codesOf(document, operation, status) ?? {}).map(([name, code]) => {
        const { message } = objectOf(objectOf(document['x-refusals'])[name])
        return [name, { status, code, message }] as const
      }),
    ),
  )

/** Maps old names of business errors to new names: an error was renamed if status and code are the same. */
function renamedIn(names: string[], refusals: Pair<Refusals>) {
  const pairs = names.flatMap((name) => {
    const oldRefusal = refusals.before.get(name)
    const newName =
      oldRefusal &&
      !refusals.after.has(name) &&
      names.find((candidate) => {
        const other = refusals.before.has(candidate) ? undefined : refusals.after.get(candidate)
        return other && isSameToCallers(oldRefusal, other)
      })
    return newName ? [[name, newName] as const] : []
  })
  return new Map(pairs)
}

/** True if two business errors are equal for callers, who see only status and code, not the name. */
const isSameToCallers = (a: Refusal, b: Refusal) => a.status === b.status && a.code === b.code

function noteRenamed(site: Site, { note }: Context, { name, newName }: { name: string; newName: string }) {
  const at = { before: ['x-refusals', name], after: ['x-refusals', newName] }
  note(site, { kind: refusalRenamed, name, oldValue: name, newValue: newName, at })
}

type Removed = { name: string; operations: Pair<Messages>; oldRefusal: Refusal }

function noteRemoved(site: Site, { note }: Context, { name, operations, oldRefusal }: Removed) {
  // Skip a business error whose status was removed too: the finding about the status reports it.
  if (!(oldRefusal.status in objectOf(operations.after.raw.responses))) return
  note(site, {
    kind: relaxed,
    name: `refusal ${name}`,
    oldValue: oldRefusal.code,
    newValue: undefined,
    at: pairOf((side) => [...operations[side].at, 'x-refusals']),
  })
}

type Changed = {
  name: string
  operations: Pair<Messages>
  oldRefusal: Refusal | undefined
  newRefusal: Refusal
}

function noteChanged(site: Site, { note }: Context, change: Changed) {
  const { name, operations, oldRefusal, newRefusal } = change
  const inCatalogue = { before: ['x-refusals', name], after: ['x-refusals', name] }
  if (oldRefusal && textOf(oldRefusal.message) !== textOf(newRefusal.message)) {
    const [oldValue, newValue] = [oldRefusal.message, newRefusal.message]
    note(site, { kind: prose, name: `words of ${name}`, oldValue, newValue, at: inCatalogue })
  }
  if (oldRefusal && isSameToCallers(oldRefusal, newRefusal)) return
  const { operation, messages } = site
  const { at, raw } = operations.after
  const isListed = !oldRefusal && textOf(raw['x-refusals']).includes(`"${name}"`)
  const coded: Schema = { required: ['code'], properties: { code: { const: newRefusal.code } } }
  const index = Object.keys(objectOf(raw.responses)).indexOf(newRefusal.status)
  const steps = [{ branch: { before: -1, after: index } }, { property: 'body' }]
  note(siteOf({ operation, messages, part: 'answer', steps }), {
    kind: refusal,
    name,
    oldValue: oldRefusal && [oldRefusal.status, oldRefusal.code],
    newValue: [newRefusal.status, newRefusal.code],
    at: isListed
      ? { before: [...operations.before.at, 'x-refusals'], after: [...at, 'x-refusals', name] }
      : inCatalogue,
    probes: { before: oldRefusal?.code === newRefusal.code ? {} : { not: coded }, after: {} },
    values: [{ code: newRefusal.code, message: objectOf(newRefusal.message).en ?? name }],
  })
}
