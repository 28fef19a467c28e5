// Text of the search field and query of the URL. The URL follows the text while the member types, and the text follows
// the URL after the back button.
import { useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { useDelay } from '#src/runtime/app/useDelay.ts'
import { queryIn } from './search.ts'

const route = getRouteApi('/_default/villages/search')

/** Time in ms without typing after which the search starts. */
const pause = 250

export function useSearchText() {
  const { query, kind } = route.useSearch()
  const navigate = route.useNavigate()
  const typing = useDelay(pause)
  const [text, setText] = useState(query ?? '')
  const [latest, setLatest] = useState({ observed: query, requested: query })
  if (latest.observed !== query) {
    setLatest({ ...latest, observed: query })
    // The URL was changed by the back button or a link, and not by typing.
    if (latest.requested !== query) setText(query ?? '')
  }
  function show(next: string | undefined) {
    typing.stop()
    if (next === query) return
    setLatest((current) => ({ ...current, requested: next }))
    void navigate({ search: { query: next, kind }, replace: true, resetScroll: false })
  }
  return {
    text,
    query,
    kind,
    type: (typed: string) => {
      setText(typed)
      typing.start(() => show(queryIn(typed)))
    },
    showNow: () => show(queryIn(text)),
  }
}
