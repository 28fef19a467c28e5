// List of recent searches, which are stored only on this device.
import History from 'lucide-react/icons/history'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#src/ui/actions/Button.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'

type RecentSearchesProps = { queries: readonly string[]; onClear: () => void }

export function RecentSearches({ queries, onClear }: RecentSearchesProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'search.recent' })
  return (
    <section>
      <SectionHead
        title={title}
        aside={
          <Button variant="quiet" size="small" onClick={onClear}>
            <FormattedMessage id="search.clear" />
          </Button>
        }
      />
      <List columns label={title}>
        {queries.map((query) => (
          <ListRow
            key={query}
            start={<History aria-hidden className="size-5" />}
            title={query}
            render={(row) => <Link to="/villages/search" search={{ query }} replace {...row} />}
          />
        ))}
      </List>
      <p className="mt-2 text-sm text-ink-soft">
        <FormattedMessage id="search.recent.note" />
      </p>
    </section>
  )
}
