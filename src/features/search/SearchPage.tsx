// `/villages/search`: searches the coin shop, gifts, magazine, courses and questions. The query is in the URL.
import { useEffect, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { searchHub } from '#generated/calls/search.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { recentSearches } from './recentSearches.ts'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useSearchText } from './useSearchText.ts'

export function SearchPage() {
  const { uid } = useGetUserInfo().data
  const { text, setText, query, kind, showNow } = useSearchText()
  const [recent] = useState(() => recentSearches(uid))
  const remember = () => query !== undefined && recent.add(query)
  // Store a search that the member entered on another page.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- queries typed on this page are stored on Enter
  useEffect(() => void remember(), [])
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="platform.nav.discover" />}
            render={(props) => <Link to="/villages" {...props} />}
          />
        }
        title={<FormattedMessage id="search.title" />}
      />
      <div className="mx-auto grid max-w-3xl gap-6">
        <SearchField
          text={text}
          onText={setText}
          onSearch={() => {
            showNow()
            if (text.trim()) recent.add(text.trim())
          }}
        />
        {query === undefined ? (
          <Start recent={recent} />
        ) : (
          <Results query={query} kind={kind} onOpen={remember} />
        )}
      </div>
    </>
  )
}

/** Shows recent searches, or a hint before the first search. */
function Start({ recent }: { recent: ReturnType<typeof recentSearches> }) {
  const stored = useBrowserValue(recent.read)
  const [isCleared, setCleared] = useState(false)
  const queries = isCleared ? [] : (stored ?? [])
  if (queries.length === 0)
    return (
      <p className="text-ink-soft">
        <FormattedMessage id="search.start" />
      </p>
    )
  return (
    <RecentSearches
      queries={queries}
      onClear={() => {
        recent.clear()
        setCleared(true)
      }}
    />
  )
}

type ResultsProps = Pick<ReturnType<typeof useSearchText>, 'kind'> & { query: string; onOpen: () => void }

function Results({ query, kind, onOpen }: ResultsProps) {
  const intl = useIntl()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchHub.query({ query, kind }),
    placeholderData: keepPreviousData,
    meta: { handlesErrors: true },
  })
  if (error)
    return (
      <Notice
        tone="negative"
        text={failureText(error, intl)}
        action={
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            <FormattedMessage id="platform.tryAgain" />
          </Button>
        }
      />
    )
  if (!data) return null
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
      <SearchResults groups={data.groups} query={query} kind={kind} onOpen={onOpen} />
    </div>
  )
}
