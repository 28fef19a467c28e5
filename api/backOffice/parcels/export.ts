// Writes parcels with their addresses as CSV. The columns include those of an import of tracking numbers, so that the
// warehouse can fill in the file and return it.
import { stringify } from 'csv-stringify/sync'
import type { components } from '#generated/backOffice/schema.d.ts'

type Parcel = components['schemas']['OpenedParcel']

/** Number of columns for the lines of an address. */
const addressLines = 4

/** Members write addresses, so a cell that a spreadsheet would run as a formula starts with an apostrophe. */
export function parcelsCsv(parcels: readonly Parcel[]): string {
  return stringify(parcels.map(cellsOf), {
    header: true,
    columns: [
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
      ...Array.from({ length: addressLines }, (_, at) => `address_${at + 1}`),
      'country',
    ],
    // Spreadsheets recognize UTF-8 by the byte order mark.
    bom: true,
    escape_formulas: true,
    // Some spreadsheets separate columns by semicolons, so that an unquoted cell would be divided into several cells.
    quoted: true,
    record_delimiter: 'windows',
  })
}

const cellsOf = ({ address, ...parcel }: Parcel): string[] => [
  parcel.source,
  parcel.id,
  parcel.carrier ?? '',
  parcel.trackingNumber ?? '',
  parcel.trackingUrl ?? '',
  parcel.product,
  parcel.state,
  parcel.orderedAt,
  address?.recipient ?? '',
  address?.phone ?? '',
  ...Array.from({ length: addressLines }, (_, at) => address?.lines[at] ?? ''),
  address?.country ?? '',
]
