// Shows a notice as the contract has it, one of a parcel with the thing it holds and what was told of it before.
import type { components } from '#generated/schema.d.ts'
import { ToldState } from '#generated/schemas/membersHub.schemas.ts'
import { isNoticeKind, notices as catalogue } from '../catalog/notices.ts'
import { writeNotice } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { notices } from '../notices/tables.ts'

type Schemas = components['schemas']
type NoticeRow = typeof notices.$inferSelect

/** What can be told of a parcel: of an order's by its own key, of the one parcel of a gift or a redemption. */
const parcelKind = /^(?<source>order|gift|redemption)-(?:shipped|moved|cancelled)$/
const mostEarlier = 20

const sourceOf = ({ kind }: Pick<NoticeRow, 'kind'>) => parcelKind.exec(kind)?.groups?.source

/** What its parcel's notices have in common, as `threadOf` reads it in the database; `undefined` for all else. */
export const threadOfRow = (row: Pick<NoticeRow, 'kind' | 'reference'>): string | undefined =>
  sourceOf(row) === undefined ? undefined : row.reference.replace(/:[^:]*$/, '')

/** Languages and silence of the reader. */
type Reading = { language: Language; isSilent: boolean }

/** @param thread all that was told of its parcel, newest first; empty for all else */
export function shownNotice(
  row: NoticeRow,
  thread: readonly NoticeRow[],
  { language, isSilent }: Reading,
): Schemas['Notice'] {
  const { id, kind, params, at, readAt } = row
  const notice = catalogue.get(kind)
  if (!notice || !isNoticeKind(kind)) throw new Error(`The catalogue has no notice ${kind}.`)
  const { tone, link } = notice
  const { title, text } = writeNotice(kind, params, language)
  const earlier = thread.filter((other) => other.id < id).slice(0, mostEarlier)
  return {
    id,
    kind,
    tone,
    title,
    text,
    link: sourcePage(row) ?? link,
    at: at.toISOString(),
    read: readAt !== null,
    parcel:
      threadOfRow(row) === undefined
        ? null
        : {
            ...thingOf(isSilent ? withoutItems(row) : row, title, language),
            state: stateOf(row),
            earlier: earlier.map((other) => ({ state: stateOf(other), at: other.at.toISOString() })),
          },
  }
}

const pages: Readonly<Record<string, string>> = {
  order: '/order?id=',
  gift: '/gifts/reward?gift=',
  redemption: '/pointsMall?redemption=',
}

/** The page of what was sent: it is there also where the shop has put another parcel in the place of this one. */
function sourcePage(row: NoticeRow): string | undefined {
  const page = pages[sourceOf(row) ?? '']
  const [, id] = row.reference.split(':')
  return page === undefined || !id ? undefined : page + encodeURIComponent(id)
}

/** The shop's items are not marked: in silence an order is named by its number alone. */
const withoutItems = (row: NoticeRow) => (sourceOf(row) === 'order' ? { ...row, subject: null } : row)

/** As it was kept with the notice; one that was left without has it in its text. */
function thingOf(
  { subject, params }: Pick<NoticeRow, 'subject' | 'params'>,
  title: string,
  language: Language,
) {
  const name = subject?.name ?? params.gift ?? params.order ?? title
  return {
    name: typeof name === 'object' ? name[language] : String(name),
    others: subject?.others ?? 0,
    picture: subject?.picture ?? null,
  }
}

/** The reference ends in it; `shipped` is on its way, and what lapsed is cancelled like what the house cancelled. */
function stateOf({ kind, reference }: NoticeRow): Schemas['ToldState'] {
  if (kind.endsWith('-cancelled')) return 'cancelled'
  const parcelState = ToldState.safeParse(reference.slice(reference.lastIndexOf(':') + 1))
  return parcelState.success ? parcelState.data : 'inTransit'
}
