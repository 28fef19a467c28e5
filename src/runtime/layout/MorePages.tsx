// End of a paginated list: the number of shown items, and the button for the next page.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ShowMore } from '#src/ui/actions/ShowMore.tsx'

interface MorePagesProps {
  /** Result of a generated hook for paginated lists. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<Answered>
    data: Pages
  }
}

type Pages = { pages: readonly { items: readonly unknown[] }[] }
type Answered = { isError: boolean; hasNextPage: boolean; data?: Pages }

/** Renders null if there is only one page. Needs a `key` if another list replaces it, as by a filter. */
export function MorePages({ list }: MorePagesProps) {
  const { formatMessage } = useIntl()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = list
  // Stored here: when the connection returns, the refetch of the list would clear the error of the failed page.
  const [isFailed, setFailed] = useState(false)
  if (!hasNextPage && data.pages.length === 1) return null
  const shownCount = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  const onMore = async () => {
    setFailed(false)
    let answered = await fetchNextPage()
    // A refetch of the whole list, as after a reconnect, aborts the fetch of the next page: retry it.
    if (isCalledOff(answered, data)) answered = await fetchNextPage()
    setFailed(answered.isError)
  }
  return (
    <ShowMore
      label={formatMessage({ id: 'list.more' })}
      count={formatMessage({ id: hasNextPage ? 'list.shown' : 'list.all' }, { shown: shownCount })}
      pending={isFetchingNextPage}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      error={isFailed && formatMessage({ id: 'list.failed' })}
      onMore={hasNextPage ? () => void onMore() : undefined}
    />
  )
}

const isCalledOff = ({ isError, hasNextPage, data }: Answered, before: Pages) =>
  !isError && hasNextPage && data !== undefined && data.pages.length <= before.pages.length
