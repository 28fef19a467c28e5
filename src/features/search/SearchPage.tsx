// `/villages/search`: searches the coin shop, gifts, magazine, courses and questions. The query is in the URL.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SearchKind } from '#generated/schema.d.ts'
import { searchHub } from '#generated/calls/search.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { failureText } from '#src/runtime/format/failureText.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { recentSearches } from './recentSearches.ts'
import { SearchField } from './SearchField.tsx'
import { SearchStart } from './SearchStart.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useSearchText } from './useSearchText.ts'

export function SearchPage() {
  const { uid } = useGetUserInfo().data
  const { text, type, query, kind, showNow } = useSearchText()
  const [recent] = useState(() => recentSearches(uid))
  return (
    <>
      <PageHead back={<Back kind={kind} />} title={<FormattedMessage id="search.title" />} />
      <div className="grid gap-6">
        <SearchField
          kind={kind}
          text={text}
          autoFocus={query === undefined}
          onText={type}
          onSearch={() => {
            showNow()
            if (text.trim()) recent.add(text.trim())
          }}
        />
        {query === undefined ? (
          <SearchStart recent={recent} />
        ) : (
          <Results query={query} kind={kind} onOpen={() => recent.add(query)} />
        )}
      </div>
    </>
  )
}

/** Links to the coin shop from a search for products, and to Discover from other searches. */
const Back = ({ kind }: { kind: SearchKind | undefined }) =>
  kind === 'product' ? (
    <BackLink
      label={<FormattedMessage id="coins.mall.title" />}
      render={(props) => <Link to="/pointsMall" {...props} />}
    />
  ) : (
    <BackLink
      label={<FormattedMessage id="platform.nav.discover" />}
      render={(props) => <Link to="/villages" {...props} />}
    />
  )

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
