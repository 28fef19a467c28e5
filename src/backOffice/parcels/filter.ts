// Filter of the list of parcels, as in the URL, and references to selected parcels.
import { StaffParcelFilterState } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { ParcelFilter, ParcelReference } from '#generated/backOffice/schema.d.ts'

export type Filter = {
  state?: ParcelFilter['state'] | undefined
  product?: string | undefined
  countryCode?: string | undefined
  olderThan?: number | undefined
}

/** Offered minimum ages in days. */
export const ages = [1, 3, 7, 14, 30] as const

/** Reads the filter from the URL. An invalid value is ignored. */
export const readFilter = ({ state, product, countryCode, olderThan }: Record<string, unknown>): Filter => ({
  state: StaffParcelFilterState.options.find((each) => each === state),
  product: typeof product === 'string' && /^[\w-]{1,64}$/.test(product) ? product : undefined,
  countryCode: typeof countryCode === 'string' && /^[A-Z]{2}$/.test(countryCode) ? countryCode : undefined,
  olderThan:
    typeof olderThan === 'number' && Number.isInteger(olderThan) && olderThan >= 1 && olderThan <= 365
      ? olderThan
      : undefined,
})

/** Returns the filter without the fields that are not set. */
export const setFields = (filter: Filter): ParcelFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))

/** Maximum number of parcels that one call moves, prints or exports. */
export const mostParcels = 100

/** Writes references for the URL, such as `gift.0199…,redemption.0199…`. */
export const writeReferences = (parcels: readonly ParcelReference[]): string =>
  parcels.map(({ kind, id }) => `${kind}.${id}`).join(',')

/** Reads references of the URL; ignores invalid ones. */
export const readReferences = (text: string): ParcelReference[] =>
  text
    .split(',')
    .flatMap((each): ParcelReference[] => {
      const [, kind, id = ''] = /^(gift|redemption)\.([\w-]{1,64})$/.exec(each) ?? []
      return kind === 'gift' || kind === 'redemption' ? [{ kind, id }] : []
    })
    .slice(0, mostParcels)
