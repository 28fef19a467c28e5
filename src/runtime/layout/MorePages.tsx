// The end of a paginated list: how many items are shown, and the button for the next page.
import { useIntl } from 'react-intl'
import { ShowMore } from '../../ui/ShowMore.tsx'

interface MorePagesProps {
  /** What a generated hook for further pages gave. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
    data: { pages: readonly { items: readonly unknown[] }[] }
  }
}

/** Nothing while the first page is all there is. */
export function MorePages({ list }: MorePagesProps) {
  const { formatMessage } = useIntl()
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, data } = list
  if (!hasNextPage && data.pages.length === 1) return null
  const shown = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <ShowMore
      label={formatMessage({ id: 'list.more' })}
      count={formatMessage({ id: hasNextPage ? 'list.shown' : 'list.all' }, { shown })}
      pending={isFetchingNextPage}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      error={isFetchNextPageError && formatMessage({ id: 'list.failed' })}
      onMore={hasNextPage ? () => void fetchNextPage() : undefined}
    />
  )
}
