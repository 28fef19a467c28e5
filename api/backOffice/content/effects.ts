// Describes the effects of a change on members in plain sentences: who can newly or no longer get an entry, prices,
// stock, ends and texts.
import { and, count, inArray } from 'drizzle-orm'
import { countryNameOf, joined, type EffectKind, type Texts } from './effectTexts.ts'
import type { Edit } from '../../content/changes.ts'
import { stock } from '../../fulfillment/tables.ts'
import { members } from '../../members/tables.ts'
import type { Database } from '../../store/store.ts'
import { isObject, listOf, valueAt } from '#shared/unknown.ts'

/** Edit with the published entry; `null` if the entry is new. */
export type ComparedEdit = Pick<Edit, 'topic' | 'entry' | 'data'> & { before: unknown; title: string }

export type Effect = {
  topic: string
  entry: string
  kind: EffectKind
  text: string
}

/** Maximum number of effects of a change. */
const maxEffects = 200

/** Returns the effects of the edits; problems first. */
export async function effectsOf(db: Database, edits: readonly ComparedEdit[]): Promise<Effect[]> {
  const [counts, reserved] = await Promise.all([memberCounts(db, edits), reservedPieces(db, edits)])
  const effects = edits.flatMap((edit) => {
    const texts = [
      ...audienceTexts(edit, counts),
      ...priceTexts(edit),
      ...stockTexts(edit, reserved),
      ...endTexts(edit),
      ...languageTexts(edit),
    ]
    return texts.map(([kind, text]): Effect => ({ topic: edit.topic, entry: edit.entry, kind, text }))
  })
  const rank = { problem: 0, warning: 1, info: 2 }
  return effects.toSorted((a, b) => rank[a.kind] - rank[b.kind]).slice(0, maxEffects)
}

const regionsOf = (data: unknown): string[] | undefined => {
  const regions = valueAt(data, 'regions') ?? valueAt(data, 'audience', 'regions')
  return Array.isArray(regions) ? regions.map(String) : undefined
}
const levelOf = (data: unknown): number =>
  Number(valueAt(data, 'fromLevel') ?? valueAt(data, 'audience', 'fromLevel') ?? 1)

/** Returns the countries that are in one of the lists only; an empty list stands for all countries. */
function changedCountries({ before, data }: ComparedEdit): { added: string[]; removed: string[] } {
  const [old, next] = [regionsOf(before), regionsOf(data)]
  if (!old || !next || old.length === 0 || next.length === 0) return { added: [], removed: [] }
  return {
    added: next.filter((code) => !old.includes(code)),
    removed: old.filter((code) => !next.includes(code)),
  }
}

/** Counts the members of the countries that gain or lose an entry. */
async function memberCounts(
  db: Database,
  edits: readonly ComparedEdit[],
): Promise<ReadonlyMap<string, number>> {
  const codes = new Set(edits.flatMap((edit) => Object.values(changedCountries(edit)).flat()))
  if (codes.size === 0) return new Map()
  const rows = await db
    .select({ code: members.countryCode, members: count() })
    .from(members)
    .where(inArray(members.countryCode, [...codes]))
    .groupBy(members.countryCode)
  return new Map(rows.map((row) => [row.code, row.members]))
}

const membersIn = (number: number) => (number === 1 ? '1 member' : `${number} members`)

function audienceTexts(edit: ComparedEdit, counts: ReadonlyMap<string, number>): Texts {
  const { before, data, title } = edit
  if (before === null) return []
  if (data === null) return [['warning', `Members no longer get ${title}.`]]
  const countryList = (codes: readonly string[]) =>
    joined(codes.map((code) => `${countryNameOf(code)} (${membersIn(counts.get(code) ?? 0)})`))
  const { added, removed } = changedCountries(edit)
  const [old, next] = [regionsOf(before), regionsOf(data)]
  const [oldLevel, level] = [levelOf(before), levelOf(data)]
  const texts: Texts = []
  if (added.length > 0) texts.push(['info', `Members can newly get ${title} in ${countryList(added)}.`])
  if (removed.length > 0)
    texts.push(['warning', `Members can no longer get ${title} in ${countryList(removed)}.`])
  if (old && next && old.length > 0 && next.length === 0)
    texts.push(['info', `Members in all countries can get ${title}.`])
  if (old && next && old.length === 0 && next.length > 0)
    texts.push([
      'warning',
      `Only members in ${joined(next.map(countryNameOf))} can get ${title} from now on.`,
    ])
  if (level > oldLevel)
    texts.push(['warning', `Members of levels ${oldLevel} to ${level - 1} lose ${title}.`])
  if (level < oldLevel)
    texts.push(['info', `Members of levels ${level} to ${oldLevel - 1} can newly get ${title}.`])
  if (valueAt(before, 'retired') !== true && valueAt(data, 'retired') === true)
    texts.push(['warning', `Members can no longer claim ${title}.`])
  return texts
}

function priceTexts({ before, data, title }: ComparedEdit): Texts {
  if (before === null || data === null) return []
  return ['coins', 'price'].flatMap((property): Texts => {
    const [old, next] = [valueAt(before, property), valueAt(data, property)]
    if (typeof old !== 'number' || typeof next !== 'number' || old === next) return []
    return [['info', `${title} has the price ${next} coins instead of ${old}.`]]
  })
}

/** Returns the stock of the entry by item: gift, product, or prizes of a draw. */
function totalsOf({ topic, entry }: ComparedEdit, data: unknown): Map<string, number> {
  const id = entry.replace(/^.*\//, '')
  const rows = listOf(valueAt(data, 'prizes')).map(
    (prize) => [`prize:${id}:${String(valueAt(prize, 'id'))}`, valueAt(prize, 'stock')] as const,
  )
  const kind = topic === 'gifts' ? 'gift' : 'product'
  const totals = topic === 'draws' ? rows : [[`${kind}:${id}`, valueAt(data, 'stock')] as const]
  return new Map(totals.flatMap(([item, total]) => (typeof total === 'number' ? [[item, total]] : [])))
}

const isStocked = ({ topic, entry }: ComparedEdit) =>
  /^(?:gifts|mall|draws)$/.test(topic) && entry.includes('/')

/** Reads how many pieces of the edited items are reserved for members or were shipped. */
async function reservedPieces(
  db: Database,
  edits: readonly ComparedEdit[],
): Promise<ReadonlyMap<string, number>> {
  const items = edits.filter(isStocked).flatMap((edit) => [...totalsOf(edit, edit.before).keys()])
  if (items.length === 0) return new Map()
  const partsOf = (item: string) => ({
    kind: item.slice(0, item.indexOf(':')),
    id: item.slice(item.indexOf(':') + 1),
  })
  const ids = items.map((item) => partsOf(item).id)
  const rows = await db
    .select()
    .from(stock)
    .where(and(inArray(stock.item, ids), inArray(stock.kind, ['gift', 'product', 'prize'])))
  return new Map(rows.map((row) => [`${row.kind}:${row.item}`, row.reserved]))
}

function stockTexts(edit: ComparedEdit, reserved: ReadonlyMap<string, number>): Texts {
  if (!isStocked(edit)) return []
  const [old, next] = [totalsOf(edit, edit.before), totalsOf(edit, edit.data)]
  return Array.from(old, ([item, total]): Texts => {
    const after = next.get(item) ?? 0
    const pieces = reserved.get(item) ?? 0
    const name = item.startsWith('prize:') ? `prize ${item.replace(/^.*:/, '')} of ${edit.title}` : edit.title
    // A stock below the reserved pieces is a problem of the change (`api/content/stockRules.ts`).
    return after === total || after < pieces || edit.data === null
      ? []
      : [['info', `The stock of ${name} is ${after} instead of ${total}; ${pieces} are reserved or shipped.`]]
  }).flat()
}

function endTexts({ before, data, title }: ComparedEdit): Texts {
  if (before === null || data === null) return []
  return ['closesAt', 'to', 'until'].flatMap((property): Texts => {
    const [old, next] = [valueAt(before, property), valueAt(data, property)]
    if (typeof next !== 'string' || (typeof old === 'string' && next >= old) || next === old) return []
    const promised = typeof old === 'string' ? `, and not on ${old.slice(0, 10)} as members were told` : ''
    return [['warning', `${title} ends on ${next.slice(0, 10)}${promised}.`]]
  })
}

const languages = { th: 'Thai', id: 'Indonesian', vn: 'Vietnamese' }

/** Warns of texts that are empty or the same as the English text; short texts, such as names of products, may be equal. */
function languageTexts({ data, before, title }: ComparedEdit): Texts {
  const texts: Texts = []
  function add(value: unknown, old: unknown, path: string) {
    if (isObject(value) && typeof value.en === 'string' && 'th' in value) {
      for (const [language, name] of Object.entries(languages)) {
        const text = value[language]
        if (text === valueAt(old, language) && value.en === valueAt(old, 'en')) continue
        if (text === '' && value.en !== '')
          texts.push(['warning', `${title}: the ${name} text of ${path} is missing.`])
        if (text === value.en && value.en.includes(' '))
          texts.push(['warning', `${title}: the ${name} text of ${path} is the same as the English text.`])
      }
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value))
      add(child, valueAt(old, name), path === '' ? name : `${path}.${name}`)
  }
  add(data, before, '')
  return texts
}
