// Suggestions before the member types: recent searches, topics, and things that the member can get now.
import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getSearchSuggestions } from '#generated/calls/search.ts'
import type { SearchSuggestions } from '#generated/schema.d.ts'
import { useBrowserValue } from '#src/runtime/app/useBrowserValue.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { List } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import type { recentSearches } from './recentSearches.ts'
import { ResultRow } from './ResultRow.tsx'

type Recent = ReturnType<typeof recentSearches>

export function SearchStart({ recent }: { recent: Recent }) {
  // Show the page without suggestions if they cannot be loaded.
  const { data } = useQuery({ ...getSearchSuggestions.query(), meta: { handlesErrors: true } })
  const stored = useBrowserValue(recent.read)
  const [isCleared, setCleared] = useState(false)
  const queries = isCleared ? [] : (stored ?? [])
  return (
    <>
      {queries.length > 0 ? (
        <RecentSearches
          queries={queries}
          onClear={() => {
            recent.clear()
            setCleared(true)
          }}
        />
      ) : (
        <p className="text-ink-soft">
          <FormattedMessage id="search.start" />
        </p>
      )}
      {data && <Topics topics={data.topics} recent={recent} />}
      {data && <Now items={data.items} />}
    </>
  )
}

function Topics({ topics, recent }: Pick<SearchSuggestions, 'topics'> & { recent: Recent }) {
  const { formatMessage } = useIntl()
  if (topics.length === 0) return null
  const title = formatMessage({ id: 'search.topics' })
  return (
    <section>
      <SectionHead title={title} />
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {topics.map((topic) => {
          const query = formatMessage({ id: 'reading.topic' }, { topic })
          return (
            <li key={topic}>
              <Link
                to="/villages/search"
                search={{ query }}
                replace
                onClick={() => recent.add(query)}
                className={buttonClass({ variant: 'quiet', size: 'small' })}
              >
                {query}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Now({ items }: Pick<SearchSuggestions, 'items'>) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  const title = formatMessage({ id: 'search.now' })
  return (
    <section>
      <SectionHead title={title} />
      <List columns label={title}>
        {items.map((item) => (
          <ResultRow key={item.id} item={item} />
        ))}
      </List>
    </section>
  )
}
