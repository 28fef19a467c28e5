// Describes the effects of a change on members in plain sentences: who can newly or no longer get an entry, prices,
// stock, ends and texts.
import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { countryNameOf, joined, type EffectKind, type Texts } from './effectTexts.ts'
import type { Edit } from '../../content/changes.ts'
import { stock } from '../../fulfillment/tables.ts'
import { figures } from '../../staff/tables.ts'
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
  const active = await activeMembers(db)
  const reserved = await reservedPieces(db, edits)
  const effects = edits.flatMap((edit) => {
    const texts = [
      ...audienceTexts(edit, active),
      ...priceTexts(edit, active),
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

/** Number of active members by country; undefined before the first month has ended. */
type ActiveMembers = ReadonlyMap<string, number> | undefined

/** Reads the figures of the last complete month, so that no change scans the members. */
async function activeMembers(db: Database): Promise<ActiveMembers> {
  const ofMonths = and(eq(figures.metric, 'active'), eq(figures.period, 'month'))
  const newest = db
    .select({ start: max(figures.start) })
    .from(figures)
    .where(and(ofMonths, sql`${figures.start} < date_trunc('month', now())::date`))
  const rows = await db
    .select({ country: figures.country, value: figures.value })
    .from(figures)
    .where(and(ofMonths, sql`${figures.start} = (${newest})`))
  return rows.length === 0 ? undefined : new Map(rows.map(({ country, value }) => [country, value]))
}

const activeIn = (number: number) => `${number} active member${number === 1 ? '' : 's'} last month`

/** Returns the number of active members in the countries of the entry, as an addition to a sentence. */
function reachOf(data: unknown, active: ActiveMembers): string {
  if (!active) return ''
  const regions = regionsOf(data) ?? []
  const numbers = regions.length === 0 ? [...active.values()] : regions.map((code) => active.get(code) ?? 0)
  const total = numbers.reduce((sum, number) => sum + number, 0)
  return ` Its countries had ${activeIn(total)}.`
}

function audienceTexts(edit: ComparedEdit, active: ActiveMembers): Texts {
  const { before, data, title } = edit
  if (before === null) return []
  if (data === null) return [['warning', `Members no longer get ${title}.${reachOf(before, active)}`]]
  const countryList = (codes: readonly string[]) =>
    joined(
      codes.map((code) =>
        active ? `${countryNameOf(code)} (${activeIn(active.get(code) ?? 0)})` : countryNameOf(code),
      ),
    )
  const { added, removed } = changedCountries(edit)
  const [old, next] = [regionsOf(before), regionsOf(data)]
  const texts: Texts = levelTexts(edit, active)
  if (added.length > 0) texts.push(['info', `Members can newly get ${title} in ${countryList(added)}.`])
  if (removed.length > 0)
    texts.push(['warning', `Members can no longer get ${title} in ${countryList(removed)}.`])
  if (old && next && old.length > 0 && next.length === 0)
    texts.push(['info', `Members in all countries can get ${title}.${reachOf(data, active)}`])
  if (old && next && old.length === 0 && next.length > 0)
    texts.push(['warning', `Only members in ${countryList(next)} can get ${title} from now on.`])
  if (valueAt(before, 'retired') !== true && valueAt(data, 'retired') === true)
    texts.push(['warning', `Members can no longer claim ${title}.${reachOf(before, active)}`])
  return texts
}

function levelTexts({ before, data, title }: ComparedEdit, active: ActiveMembers): Texts {
  const [old, next] = [levelOf(before), levelOf(data)]
  const levels = `levels ${Math.min(old, next)} to ${Math.max(old, next) - 1}`
  if (next > old) return [['warning', `Members of ${levels} lose ${title}.${reachOf(data, active)}`]]
  if (next < old) return [['info', `Members of ${levels} can newly get ${title}.${reachOf(data, active)}`]]
  return []
}

function priceTexts({ before, data, title }: ComparedEdit, active: ActiveMembers): Texts {
  if (before === null || data === null) return []
  return ['coins', 'price'].flatMap((property): Texts => {
    const [old, next] = [valueAt(before, property), valueAt(data, property)]
    if (typeof old !== 'number' || typeof next !== 'number' || old === next) return []
    return [['info', `${title} has the price ${next} coins instead of ${old}.${reachOf(data, active)}`]]
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
