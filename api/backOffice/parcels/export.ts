// Writes parcels with their addresses as CSV. The columns include those of an import of tracking numbers, so that the
// warehouse can fill in the file and return it.
import type { components } from '#generated/backOffice/schema.d.ts'
import { toCsv } from '#shared/csv.ts'

type Parcel = components['schemas']['OpenedParcel']

/** Number of columns for the lines of an address. */
const addressLines = 4
const addressColumns = Array.from({ length: addressLines }, (_, at) => `address_${at + 1}`)

const columns = [
  'kind',
  'id',
  'carrier',
  'tracking_number',
  'tracking_url',
  'product',
  'state',
  'ordered_at',
  'recipient',
  'phone',
  ...addressColumns,
  'country',
]

/** @param isContinued true for parts of a file after the first */
export const parcelsCsv = (parcels: readonly Parcel[], { isContinued = false } = {}): string =>
  toCsv(parcels.map(cellsOf), { columns, isContinued, isForSpreadsheet: true })

const cellsOf = ({ address, ...parcel }: Parcel) => ({
  kind: parcel.source,
  id: parcel.id,
  carrier: parcel.carrier,
  tracking_number: parcel.trackingNumber,
  tracking_url: parcel.trackingUrl,
  product: parcel.product,
  state: parcel.state,
  ordered_at: parcel.orderedAt,
  recipient: address?.recipient,
  phone: address?.phone,
  country: address?.country,
  ...Object.fromEntries(addressColumns.map((name, at) => [name, address?.lines[at]])),
})

export const exportName = (now: Date) => `parcels-${now.toISOString().slice(0, 10)}.csv`
