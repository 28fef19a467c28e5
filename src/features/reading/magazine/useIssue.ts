// Loads an issue and the list of its articles that were read on this device. When all articles have been read, it tells
// the server that the issue is read. If this call fails, it is repeated on the next visit.
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useAddMagazineHistory, useGetMagazineDetail } from '#generated/hooks/reading.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { usePlaces } from '../reader/usePlaces.ts'

export const articleKey = (issue: string, article: string) => `${issue}/${article}`

export function useIssue(id: string) {
  const places = usePlaces()
  const { data: issue, dataUpdatedAt } = useGetMagazineDetail({ id })
  // Read the list of finished articles only in the browser, because the server does not have the data of this device.
  const isInBrowser = useBrowserValue(() => true) ?? false
  const [reads, setReads] = useState(0)
  const onRead = useCallback(() => setReads((before) => before + 1), [])
  const { articles, isBrowse } = issue
  const readIds = useMemo(
    () =>
      new Set(
        articles.flatMap((article) =>
          isInBrowser && places.get(articleKey(id, article.id)).isRead ? [article.id] : [],
        ),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `reads` changes when the data on this device changes
    [places, articles, id, isInBrowser, reads],
  )
  const { mutate } = useAddMagazineHistory({ meta: { handlesErrors: true } })
  const isAllRead = readIds.size === articles.length
  useEffect(() => {
    if (isAllRead && !isBrowse) mutate({ id })
  }, [isAllRead, isBrowse, id, mutate, dataUpdatedAt])
  return { issue, readIds, onRead }
}
