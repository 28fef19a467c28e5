// Converts a notification to its form in the contract; one of a parcel includes the content and the earlier states.
import type { components } from '#generated/schema.d.ts'
import { ToldState } from '#generated/schemas/membersHub.schemas.ts'
import { isNoticeKind, notices as catalogue } from '../catalog/notices.ts'
import { writeNotice } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { notices } from '../notices/tables.ts'

type Schemas = components['schemas']
type NoticeRow = typeof notices.$inferSelect

/** Kinds about parcels. Parcels of orders have a key; a gift or redemption has one parcel. */
const parcelKind = /^(?<source>order|gift|redemption)-(?:shipped|moved|cancelled)$/
const mostEarlier = 20

const sourceOf = ({ kind }: Pick<NoticeRow, 'kind'>) => parcelKind.exec(kind)?.groups?.source

/** Returns the common part of the references of a parcel, as `threadOf` does in SQL; `undefined` for other kinds. */
export const threadOfRow = (row: Pick<NoticeRow, 'kind' | 'reference'>): string | undefined =>
  sourceOf(row) === undefined ? undefined : row.reference.replace(/:[^:]*$/, '')

/** Language and silence of the reader. */
type Reading = { language: Language; isSilent: boolean }

/** @param thread all notifications of the same parcel, newest first; empty for other kinds */
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

/** Returns the page of the order, gift or redemption, which exists even if the shop has replaced the parcel. */
function sourcePage(row: NoticeRow): string | undefined {
  const page = pages[sourceOf(row) ?? '']
  const [, id] = row.reference.split(':')
  return page === undefined || !id ? undefined : page + encodeURIComponent(id)
}

/** Items of the shop are not classified as baby content, so a silenced order is named by its number alone. */
const withoutItems = (row: NoticeRow) => (sourceOf(row) === 'order' ? { ...row, subject: null } : row)

/** Uses the subject that is stored with the notification; older notifications contain it in their parameters. */
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

/** Reads the state from the end of the reference; `shipped` means in transit. Expired and cancelled parcels are both `cancelled`. */
function stateOf({ kind, reference }: NoticeRow): Schemas['ToldState'] {
  if (kind.endsWith('-cancelled')) return 'cancelled'
  const parcelState = ToldState.safeParse(reference.slice(reference.lastIndexOf(':') + 1))
  return parcelState.success ? parcelState.data : 'inTransit'
}
