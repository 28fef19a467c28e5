// List of the articles of an issue; marks articles that were read on this device.
import Check from 'lucide-react/icons/check'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MagazineDetail } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'

type ArticleListProps = {
  issue: MagazineDetail
  readIds: ReadonlySet<string>
  /** Id of the article that is open. */
  current?: string
}

export function ArticleList({ issue: { id, articles }, readIds, current }: ArticleListProps) {
  const { formatMessage } = useIntl()
  return (
    <List label={formatMessage({ id: 'reading.issue.contents' })}>
      {articles.map(({ id: article, name, topic, minutes, picture }) => (
        <ListRow
          key={article}
          start={
            <span className="relative">
              <Drawing src={picture} lazy className="size-14 rounded-control bg-blush object-cover" />
              {readIds.has(article) && (
                <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-positive text-on-positive">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
            </span>
          }
          title={name}
          text={
            <>
              <span>
                <FormattedMessage id="reading.topic" values={{ topic }} />
              </span>
              {' · '}
              <span>
                <FormattedMessage id="reading.minutes" values={{ minutes }} />
              </span>
              {readIds.has(article) && (
                <span>
                  {' · '}
                  <FormattedMessage id="reading.magazine.read" />
                </span>
              )}
            </>
          }
          render={(props) => (
            <Link
              to="/gifts/eMagazineItemDetail"
              search={{ id, article }}
              resetScroll={false}
              aria-current={article === current ? 'page' : undefined}
              {...props}
            />
          )}
        />
      ))}
    </List>
  )
}
