// Search results by kind. An empty result leads to a wider search, or to other ways to an answer.
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SearchGroup, SearchKind } from '#generated/schema.d.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { List } from '#src/ui/content/List.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ResultRow } from './ResultRow.tsx'

type SearchResultsProps = {
  groups: readonly SearchGroup[]
  query: string
  kind: SearchKind | undefined
  /** Called when the member opens a result. */
  onOpen: () => void
}

export function SearchResults({ groups, query, kind, onOpen }: SearchResultsProps) {
  const { formatMessage } = useIntl()
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="text-sm text-ink-soft">
          {formatMessage({ id: 'search.count' }, { count })}
        </p>
        {kind && count > 0 && (
          <Link to="/villages/search" search={{ query }} className={linkClass}>
            <FormattedMessage id="search.all" />
          </Link>
        )}
      </div>
      {count === 0 && <NoResults query={query} kind={kind} />}
      <div className="grid gap-6">
        {groups.map((group) => (
          <Group key={group.kind} group={group} query={query} onOpen={onOpen} />
        ))}
      </div>
    </>
  )
}

const NoResults = ({ query, kind }: Pick<SearchResultsProps, 'query' | 'kind'>) => (
  <EmptyState
    title={<FormattedMessage id="search.none" values={{ query }} />}
    text={<FormattedMessage id="search.none.text" />}
    action={
      kind ? (
        <Link to="/villages/search" search={{ query }} replace className={buttonClass({ variant: 'soft' })}>
          <FormattedMessage id="search.everywhere" />
        </Link>
      ) : (
        <Link to="/contact" className={buttonClass({ variant: 'soft' })}>
          <FormattedMessage id="search.contact" />
        </Link>
      )
    }
  />
)

type GroupProps = { group: SearchGroup; query: string; onOpen: () => void }

function Group({ group: { kind, total, items }, query, onOpen }: GroupProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'search.kind' }, { kind })
  return (
    <section>
      <SectionHead
        title={title}
        aside={
          total > items.length &&
          // The contract has no list of all pages.
          kind !== 'page' && (
            <Link to="/villages/search" search={{ query, kind }} className={linkClass}>
              <FormattedMessage id="search.more" values={{ total }} />
            </Link>
          )
        }
      />
      <List columns label={title}>
        {items.map((item) => (
          <ResultRow
            key={item.id}
            item={item}
            icon={kind === 'page' ? ArrowRight : undefined}
            onOpen={onOpen}
          />
        ))}
      </List>
    </section>
  )
}
