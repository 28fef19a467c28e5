// The end of a paginated list: how many items are shown, and the button for the next page.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ShowMore } from '../../ui/actions/ShowMore.tsx'

interface MorePagesProps {
  /** What a generated hook for further pages gave. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>
    data: { pages: readonly { items: readonly unknown[] }[] }
  }
}

/** Nothing while the first page is all there is. */
export function MorePages({ list }: MorePagesProps) {
  const { formatMessage } = useIntl()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = list
  // Kept here: once the connection is back the list is read again, and what failed would look as if it had come.
  const [isFailed, setFailed] = useState(false)
  if (!hasNextPage && data.pages.length === 1) return null
  const shown = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  const onMore = async () => {
    setFailed(false)
    setFailed((await fetchNextPage()).isFetchNextPageError)
  }
  return (
    <ShowMore
      label={formatMessage({ id: 'list.more' })}
      count={formatMessage({ id: hasNextPage ? 'list.shown' : 'list.all' }, { shown })}
      pending={isFetchingNextPage}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      error={isFailed && formatMessage({ id: 'list.failed' })}
      onMore={hasNextPage ? () => void onMore() : undefined}
    />
  )
}
