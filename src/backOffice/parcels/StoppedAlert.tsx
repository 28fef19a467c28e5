// Warning above the list of parcels if the warehouse must not ship some of them.
import { Alert } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { listStoppedParcels } from '#generated/backOffice/calls/backOfficeParcels.ts'
import { AnchorLink } from '../shell/AnchorLink.tsx'

/** Number of rows of a page; the warning counts at most this many parcels. */
export const stoppedPageSize = 50

export function StoppedAlert() {
  const { data } = useInfiniteQuery(listStoppedParcels.pages({ limit: stoppedPageSize }))
  const [first] = data?.pages ?? []
  if (!first || first.items.length === 0) return null
  return (
    <Alert
      color="orange"
      title={
        <FormattedMessage
          id={first.nextCursor === null ? 'backOffice.stopped.count' : 'backOffice.stopped.many'}
          values={{ count: first.items.length }}
        />
      }
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <AnchorLink to="/parcels/stopped" size="sm" underline="always" c="var(--mantine-color-text)">
        <FormattedMessage id="backOffice.stopped.show" />
      </AnchorLink>
    </Alert>
  )
}
