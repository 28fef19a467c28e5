// Converts a notification to the format of the API response. A notification about a parcel includes the content and the
// earlier states of the parcel.
import type { components } from '#generated/schema.d.ts'
import { ToldState } from '#generated/schemas/membersHub.schemas.ts'
import { productNameIn } from '../catalog/productNames.ts'
import { isNoticeKind, notices as catalogue } from '../catalog/notices.ts'
import { writeNotice } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { notices } from '../notices/tables.ts'

type Schemas = components['schemas']
type NoticeRow = typeof notices.$inferSelect

/**
 * Kinds of notifications about parcels. Their references end with the state of the parcel. The reference of an order
 * also contains a key of the parcel, because an order can have several parcels. A gift or redemption has only one.
 */
const parcelKind = /^(?<source>order|gift|redemption)-(?:shipped|moved|cancelled)$/
const mostEarlier = 20

const sourceOf = ({ kind }: Pick<NoticeRow, 'kind'>) => parcelKind.exec(kind)?.groups?.source

/**
 * Returns the part of the reference that all notifications of a parcel share, as `threadOf` does in SQL; `undefined`
 * for notifications that are not about parcels.
 */
export const threadOfRow = (row: Pick<NoticeRow, 'kind' | 'reference'>): string | undefined =>
  sourceOf(row) === undefined ? undefined : row.reference.replace(/:[^:]*$/, '')

/** Language of the reader. `isSilent` is true if the reader has hidden baby content. */
type Reading = { language: Language; isSilent: boolean }

/**
 * @param thread all notifications of the same parcel, newest first; empty for notifications that are not about parcels
 */
export function shownNotice(
  row: NoticeRow,
  thread: readonly NoticeRow[],
  { language, isSilent }: Reading,
): Schemas['Notice'] {
  const { id, kind, params, at, readAt } = row
  const notice = catalogue.get(kind)
  if (!notice || !isNoticeKind(kind)) throw new Error(`Catalog has no notice ${kind}.`)
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

/** Paths to which the second part of a reference is appended, by the source of a parcel or by kind. */
const pages: Readonly<Record<string, string>> = {
  'product-restocked': '/pointsMall?product=',
  order: '/order?id=',
  gift: '/gifts/reward?gift=',
  redemption: '/pointsMall?redemption=',
}

/**
 * Returns the path of the page of the order, gift, redemption or product. The page of an order exists even if the shop
 * has replaced the parcel.
 */
function sourcePage(row: NoticeRow): string | undefined {
  const page = pages[sourceOf(row) ?? row.kind]
  const [, id] = row.reference.split(':')
  return page === undefined || !id ? undefined : page + encodeURIComponent(id)
}

/**
 * Removes the items of an order for readers who have hidden baby content, so that only the order number is shown. For
 * items of the shop, it is not known which are about babies.
 */
const withoutItems = (row: NoticeRow) => (sourceOf(row) === 'order' ? { ...row, subject: null } : row)

/**
 * Returns the subject that is stored with the notification. Older notifications have the subject in their parameters.
 */
function thingOf(
  { subject, params }: Pick<NoticeRow, 'subject' | 'params'>,
  title: string,
  language: Language,
) {
  const name = subject?.name ?? params.gift ?? params.order ?? title
  return {
    name: typeof name === 'object' ? name[language] : productNameIn(language, String(name)),
    others: subject?.others ?? 0,
    picture: subject?.picture ?? null,
  }
}

/**
 * Returns the state at the end of the reference. `shipped` becomes `inTransit`, and expired or canceled parcels become
 * `cancelled`.
 */
function stateOf({ kind, reference }: NoticeRow): Schemas['ToldState'] {
  if (kind.endsWith('-cancelled')) return 'cancelled'
  const parcelState = ToldState.safeParse(reference.slice(reference.lastIndexOf(':') + 1))
  return parcelState.success ? parcelState.data : 'inTransit'
}
