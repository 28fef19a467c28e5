// The end of a paginated list: how many items are shown, and the button for the next page.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ShowMore } from '#src/ui/actions/ShowMore.tsx'

interface MorePagesProps {
  /** What a generated hook for further pages gave. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => Promise<Answered>
    data: Pages
  }
}

type Pages = { pages: readonly { items: readonly unknown[] }[] }
type Answered = { isError: boolean; hasNextPage: boolean; data?: Pages }

/** Nothing while the first page is all there is. Where another list takes its place, as by a filter, it has a `key`. */
export function MorePages({ list }: MorePagesProps) {
  const { formatMessage } = useIntl()
  const { hasNextPage, isFetchingNextPage, fetchNextPage, data } = list
  // Kept here: once the connection is back the list is read again, and what failed would look as if it had come.
  const [isFailed, setFailed] = useState(false)
  if (!hasNextPage && data.pages.length === 1) return null
  const shownCount = data.pages.reduce((sum, { items }) => sum + items.length, 0)
  const onMore = async () => {
    setFailed(false)
    let answered = await fetchNextPage()
    // To read the whole list meanwhile, as once the connection is back, calls off its next page: it is asked for again.
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
