// Columns of the list of parcels, and the badge of a state.
import { Badge } from '@mantine/core'
import { FormattedMessage } from 'react-intl'
import type { StaffParcelItem, StaffParcelState } from '#generated/backOffice/schema.d.ts'
import { Age } from '../reviews/Age.tsx'
import { CountryName } from '../shell/CountryName.tsx'
import { columnsOf } from '../shell/ListTable.tsx'

/** Color of each state in lists: work, movement, end, or a problem. */
const colors: Record<StaffParcelState, string> = {
  reserved: 'blue',
  confirmed: 'blue',
  packed: 'blue',
  shipped: 'teal',
  delivered: 'gray',
  returned: 'orange',
  cancelled: 'gray',
  expired: 'gray',
}

export const StateBadge = ({ state }: { state: StaffParcelState }) => (
  <Badge variant="outline" color={colors[state]} c="var(--mantine-color-text)" miw="max-content">
    <FormattedMessage id={`backOffice.parcelState.${state}`} />
  </Badge>
)

const column = columnsOf<StaffParcelItem>()
export const columns = column.columns([
  column.accessor('product', { header: () => <FormattedMessage id="backOffice.parcels.product" /> }),
  column.accessor('kind', {
    header: () => <FormattedMessage id="backOffice.reviews.kind" />,
    cell: ({ getValue }) => <FormattedMessage id={`backOffice.parcelKind.${getValue()}`} />,
  }),
  column.accessor('countryCode', {
    header: () => <FormattedMessage id="backOffice.reviews.country" />,
    cell: ({ getValue }) => <CountryName code={getValue()} />,
  }),
  column.accessor('state', {
    header: () => <FormattedMessage id="backOffice.parcels.state" />,
    cell: ({ getValue }) => <StateBadge state={getValue()} />,
  }),
  column.accessor('orderedAt', {
    header: () => <FormattedMessage id="backOffice.parcels.ordered" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
  column.accessor('stateAt', {
    header: () => <FormattedMessage id="backOffice.parcels.since" />,
    cell: ({ getValue }) => <Age since={getValue()} />,
  }),
  column.accessor('trackingNumber', {
    header: () => <FormattedMessage id="backOffice.parcels.tracking" />,
    cell: ({ row: { original } }) =>
      [original.carrier, original.trackingNumber].filter(Boolean).join(' ') || '–',
  }),
])
