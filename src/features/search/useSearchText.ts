// Text of the search field and query of the URL. The URL follows the text while the member types, and the text follows
// the URL after the back button.
import { useEffect, useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { queryIn } from './search.ts'

const route = getRouteApi('/_default/villages/search')

/** Time in ms without typing after which the search starts. */
const pause = 250

export function useSearchText() {
  const { query, kind } = route.useSearch()
  const navigate = route.useNavigate()
  const [text, setText] = useState(query ?? '')
  const [latest, setLatest] = useState({ observed: query, requested: query })
  if (latest.observed !== query) {
    setLatest({ ...latest, observed: query })
    // The URL was changed by the back button or a link, and not by typing.
    if (latest.requested !== query) setText(query ?? '')
  }
  function show(next: string | undefined) {
    setLatest((current) => ({ ...current, requested: next }))
    void navigate({ search: { query: next, kind }, replace: true, resetScroll: false })
  }
  const typed = queryIn(text)
  useEffect(() => {
    if (typed === query) return undefined
    const timer = setTimeout(() => show(typed), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- restart the timer only after typing
  }, [typed])
  return { text, setText, query, kind, showNow: () => typed !== query && show(typed) }
}
