// End of a paginated list: shows the number of loaded items, and a button that loads the next page.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ShowMore } from '#src/ui/actions/ShowMore.tsx'

interface MorePagesProps {
  /** Result of a generated query hook for a paginated list. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<Answered>
    data: Pages
  }
}

type Pages = { pages: readonly { items: readonly unknown[] }[] }
type Answered = { isError: boolean; hasNextPage: boolean; data?: Pages }

/**
 * Renders null if the list has only one page. Requires a different `key` for each list, for example for each filter.
 */
export function MorePages({ list }: MorePagesProps) {
  const { formatMessage } = useIntl()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = list
  // Store the error here: the query would clear the error of the failed page when the list is refetched after a
  // reconnect.
  const [isFailed, setFailed] = useState(false)
  if (!hasNextPage && data.pages.length === 1) return null
  const shownCount = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  const onMore = async () => {
    setFailed(false)
    let answered = await fetchNextPage()
    // Fetch the next page again if a refetch of the whole list, for example after a reconnect, has aborted the fetch.
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
