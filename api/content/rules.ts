// Compares the published catalog with a new one, and finds changes that would break a promise to members: odds and
// prizes of open draws and raffles, answered questionnaires, effective legal texts, printed codes, and entries that rows
// of members refer to. The rules apply to changes of staff; the files of a release are reviewed by engineers.
import { isDeepStrictEqual } from 'node:util'
import { isObject, listOf, objectOf, valueAt } from '#shared/unknown.ts'
import { InvalidCatalog, problemWith, type CatalogProblem } from '../catalog/problems.ts'
import { topicOf } from '../catalog/topics.ts'
import type { Database } from '../store/store.ts'
import { entriesOf } from './entries.ts'
import type { NewData } from './newData.ts'
import { readTopics } from './publication.ts'
import { legalProblems } from './legalRules.ts'
import { stockProblems } from './stockRules.ts'
import { isAnswered, isUsed, referredTopics } from './storedRows.ts'

type Context = { db: Database; now: Date }

/** An entry before and after the change; `after` is undefined if the change removes the entry. */
type Edited = { id: string; key: string; before: unknown; after: unknown }

/**
 * Returns a problem for each promise that the new data would break.
 * @param now time at which the new data would apply
 */
export async function brokenPromises(
  db: Database,
  newData: readonly NewData[],
  now: Date,
): Promise<CatalogProblem[]> {
  const published = await readTopics(
    db,
    newData.map(({ topic }) => topic),
  )
  const problems: CatalogProblem[] = []
  for (const { topic, data } of newData) {
    const before = published.get(topic)
    const promise = { topic, path: '', code: 'promise' as const }
    if (topic === 'legal')
      for (const text of legalProblems(before, data, now))
        problems.push(problemWith({ ...promise, entry: null, text }))
    for (const edited of editedEntries(topic, before, data))
      for (const text of await problemsOfEntry(topic, edited, { db, now }))
        problems.push(problemWith({ ...promise, entry: edited.id, text }))
    const definition = topicOf(topic)
    if (definition) problems.push(...(await stockProblems(db, definition, { before, after: data })))
  }
  return problems
}

/** @throws InvalidCatalog */
export async function assertPromises(db: Database, newData: readonly NewData[], now: Date): Promise<void> {
  const problems = await brokenPromises(db, newData, now)
  if (problems.length > 0) throw new InvalidCatalog(problems)
}

/** Returns the entries of the topic's list that differ or are missing in the new data. */
function editedEntries(name: string, before: unknown, after: unknown): Edited[] {
  const topic = topicOf(name)
  if (!topic) return []
  const listEntries = (data: unknown) => entriesOf(topic, data).filter(({ id }) => id.includes('/'))
  const next = new Map(listEntries(after).map(({ id, data }) => [id, data]))
  return listEntries(before)
    .filter(({ id, data }) => !next.has(id) || differs(next.get(id), data))
    .map(({ id, data }) => ({ id, key: id.slice(id.indexOf('/') + 1), before: data, after: next.get(id) }))
}

async function problemsOfEntry(topic: string, edited: Edited, context: Context): Promise<string[]> {
  const { key, after } = edited
  if (topic === 'qr-codes' && after === undefined)
    return [`QR code ${key} may be printed, so it cannot be removed. Give it another destination instead.`]
  if (after === undefined && referredTopics.has(topic) && (await isUsed(context.db, topic, key)))
    return [`Members have “${key}” or take part in it, so it cannot be removed. ${retire(topic)}`]
  if (topic === 'draws') return drawProblems(edited, context.now)
  if (topic === 'campaigns') return raffleProblems(edited, context.now)
  if (topic === 'questionnaires' && after !== undefined) return await versionProblems(edited, context.db)
  return []
}

const retirements: Readonly<Record<string, string>> = {
  gifts: 'Set `retired` instead.',
  mall: 'Set `closesAt` instead.',
  draws: 'Let it end earlier: change `closesAt` instead.',
  campaigns: 'Set `offline` instead.',
  questionnaires: 'Keep it, and remove the links to it instead.',
}

const retire = (topic: string) => retirements[topic] ?? 'Keep it instead.'

const isPast = (instant: unknown, now: Date) =>
  typeof instant === 'string' && new Date(instant).getTime() <= now.getTime()

/** Returns true if the values differ. The order of properties does not count, because the database does not keep it. */
const differs = (a: unknown, b: unknown) => !isDeepStrictEqual(a ?? null, b ?? null)

/** Prizes of a draw with the properties that are fixed when the draw opens, in their order. */
const fixedPrizes = (draw: unknown) =>
  listOf(valueAt(draw, 'prizes')).map((prize) => [
    valueAt(prize, 'id'),
    valueAt(prize, 'weight'),
    valueAt(prize, 'prize'),
    valueAt(prize, 'stock') === null,
  ])

function drawProblems({ key, before, after }: Edited, now: Date): string[] {
  if (!isPast(valueAt(before, 'opensAt'), now)) return []
  if (after === undefined)
    return [`Draw ${key} has opened, so it cannot be removed. Set \`closesAt\` instead.`]
  const problems: string[] = []
  if (differs(valueAt(before, 'opensAt'), valueAt(after, 'opensAt')))
    problems.push(`Draw ${key} has opened, so \`opensAt\` cannot change.`)
  if (differs(fixedPrizes(before), fixedPrizes(after)))
    problems.push(
      `Draw ${key} has opened with published odds, so its prizes, their weights and their order cannot change.`,
    )
  if (lowersStock(before, after))
    problems.push(`Draw ${key} has opened, so the stock of its prizes cannot be lowered.`)
  const isEndChanged = differs(valueAt(before, 'closesAt'), valueAt(after, 'closesAt'))
  if (isEndChanged && isPast(valueAt(before, 'closesAt'), now))
    problems.push(`Draw ${key} has ended and its seed may be public, so \`closesAt\` cannot change.`)
  else if (isEndChanged && isPast(valueAt(after, 'closesAt'), now))
    problems.push(`Draw ${key} is open, so \`closesAt\` must be after the publication.`)
  return problems
}

function lowersStock(before: unknown, after: unknown): boolean {
  const stockOf = (draw: unknown) =>
    new Map(listOf(valueAt(draw, 'prizes')).map((prize) => [valueAt(prize, 'id'), valueAt(prize, 'stock')]))
  const next = stockOf(after)
  return [...stockOf(before)].some(([id, stock]) => {
    const nextStock = next.get(id)
    return typeof stock === 'number' && typeof nextStock === 'number' && nextStock < stock
  })
}

/** Properties of a raffle that are fixed when it opens. */
const fixedOfRaffle = ['activityType', 'winners', 'winnersReward', 'friends'] as const

function raffleProblems({ key, before, after }: Edited, now: Date): string[] {
  const raffle = valueAt(before, 'raffle')
  if (!isObject(raffle) || !isPast(valueAt(before, 'from'), now)) return []
  if (!isObject(valueAt(after, 'raffle')))
    return [`The raffle of ${key} has opened, so it cannot be removed. Set \`offline\` instead.`]
  const fixed = fixedOfRaffle.filter((name) => differs(raffle[name], valueAt(after, 'raffle', name)))
  const problems = fixed.map((name) => `The raffle of ${key} has opened, so \`${name}\` cannot change.`)
  if (differs(valueAt(before, 'from'), valueAt(after, 'from')))
    problems.push(`The raffle of ${key} has opened, so \`from\` cannot change.`)
  const isEndChanged = differs(valueAt(before, 'to'), valueAt(after, 'to'))
  if (isEndChanged && isPast(valueAt(before, 'to'), now))
    problems.push(`The raffle of ${key} has ended, so \`to\` cannot change.`)
  return problems
}

async function versionProblems({ key, before, after }: Edited, db: Database): Promise<string[]> {
  const next = new Map(listOf(valueAt(after, 'versions')).map((row) => [valueAt(row, 'version'), row]))
  const problems: string[] = []
  for (const row of listOf(valueAt(before, 'versions'))) {
    const version = Number(valueAt(row, 'version'))
    if (!differs(rulesOf(row), rulesOf(next.get(version)))) continue
    if (await isAnswered(db, { questionnaire: key, version }))
      problems.push(
        `Members have answered version ${version} of questionnaire ${key}, so its questions and results cannot change. Add a version instead.`,
      )
  }
  return problems
}

/** Returns a version without its texts, which may be corrected, and without the time at which it is retired. */
function rulesOf(row: unknown): unknown {
  if (!isObject(row)) return undefined
  const { retiredAt: _, ...rest } = row
  return withoutTexts(rest)
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (!isObject(value)) return value
  if ('en' in value && 'th' in value) return 'text'
  return Object.fromEntries(Object.entries(objectOf(value)).map(([name, of]) => [name, withoutTexts(of)]))
}
