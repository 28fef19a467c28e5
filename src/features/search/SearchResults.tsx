// Search results by kind, with picture, price or reading time. An empty result leads to other ways to an answer.
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { SearchGroup, SearchItem, SearchKind } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

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
        {kind && (
          <Link to="/villages/search" search={{ query }} className={linkClass}>
            <FormattedMessage id="search.all" />
          </Link>
        )}
      </div>
      {count === 0 && <NoResults query={query} />}
      <div className="grid gap-6">
        {groups.map((group) => (
          <Group key={group.kind} group={group} query={query} onOpen={onOpen} />
        ))}
      </div>
    </>
  )
}

const NoResults = ({ query }: { query: string }) => (
  <EmptyState
    title={<FormattedMessage id="search.none" values={{ query }} />}
    text={<FormattedMessage id="search.none.text" />}
    action={
      <Link to="/contact" className={buttonClass({ variant: 'soft' })}>
        <FormattedMessage id="search.contact" />
      </Link>
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
          total > items.length && (
            <Link to="/villages/search" search={{ query, kind }} className={linkClass}>
              <FormattedMessage id="search.more" values={{ total }} />
            </Link>
          )
        }
      />
      <List label={title}>
        {items.map((item) => (
          <ResultRow key={item.id} item={item} onOpen={onOpen} />
        ))}
      </List>
    </section>
  )
}

const ResultRow = ({ item, onOpen }: { item: SearchItem; onOpen: () => void }) => (
  <ListRow
    start={
      item.picture === null ? (
        <span className="grid size-14 place-items-center">
          <CircleHelp aria-hidden className="size-6" />
        </span>
      ) : (
        <Drawing src={item.picture} lazy className="size-14 rounded-control bg-blush object-cover" />
      )
    }
    title={item.name}
    text={<span className="line-clamp-2">{item.text}</span>}
    end={<Worth item={item} />}
    render={(row) => <Link to={item.link} onClick={onOpen} {...row} />}
  />
)

/** Price of a product or gift, or the reading time of an article or course. */
function Worth({ item: { coins, minutes } }: { item: SearchItem }) {
  if (minutes !== null)
    return (
      <span className="text-sm text-ink-soft">
        <FormattedMessage id="search.minutes" values={{ minutes }} />
      </span>
    )
  if (coins === null) return null
  return coins === 0 ? (
    <span className="text-sm font-semibold text-ink-soft">
      <FormattedMessage id="search.free" />
    </span>
  ) : (
    <CoinAmount coins={coins} size="small" />
  )
}
