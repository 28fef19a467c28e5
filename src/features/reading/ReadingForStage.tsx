// Suggests articles for the member's current lactation stage; hidden when the member has read all of them.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListReadingForStage } from '#generated/hooks/reading.ts'
import type { ReadingSuggestion } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { cx } from '#src/ui/style/cx.ts'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

/** @param wide true to show the articles in several columns on wide screens */
export function ReadingForStage({ wide }: { wide?: boolean }) {
  const { formatMessage } = useIntl()
  const { data } = useListReadingForStage()
  if (data.items.length === 0) return null
  return (
    <section>
      <SectionHead title={<FormattedMessage id="reading.forStage.title" />} />
      <ul
        aria-label={formatMessage({ id: 'reading.forStage.title' })}
        className={cx('grid grid-cols-1 gap-3', wide && 'tablet:grid-cols-2 lg:grid-cols-3')}
      >
        {data.items.map((item) => (
          // If there are two columns, the third article fills the second row.
          <li key={item.id} className={cx('grid', wide && 'tablet:max-lg:last:odd:col-span-full')}>
            <Suggestion item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Suggestion = ({ item }: { item: ReadingSuggestion }) => (
  <Card
    as="article"
    padding="none"
    className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-stretch hover:border-line-strong"
  >
    <Drawing src={item.picture} lazy className="size-full min-h-24 bg-blush object-cover" />
    <div className="p-4">
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="reading.moment" values={{ moment: item.moment }} />
      </p>
      <h3 className="font-semibold">
        <ArticleLink item={item} />
      </h3>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="reading.minutes" values={{ minutes: item.minutes }} />
      </p>
    </div>
  </Card>
)

function ArticleLink({ item: { id, issue, name } }: { item: ReadingSuggestion }) {
  // Make the whole card the touch target of its link.
  const className = 'after:absolute after:inset-0 hover:underline'
  return issue === null ? (
    <Link to="/villages/list" search={{ course: id }} className={className}>
      {name}
    </Link>
  ) : (
    <Link
      to="/gifts/eMagazineItemDetail"
      search={{ id: issue, article: id }}
      resetScroll={false}
      className={className}
    >
      {name}
    </Link>
  )
}
