// Row of a search result or suggestion, with picture, price or reading time.
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { LucideIcon } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import type { SearchItem } from '#generated/schema.d.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ListRow } from '#src/ui/content/List.tsx'

type ResultRowProps = {
  item: SearchItem
  /** Icon for items without a picture. */
  icon?: LucideIcon | undefined
  /** Called when the member opens the item. */
  onOpen?: () => void
}

export const ResultRow = ({ item, icon: Icon = CircleHelp, onOpen }: ResultRowProps) => (
  <ListRow
    start={
      item.picture === null ? (
        <span className="grid size-14 place-items-center">
          <Icon aria-hidden className="size-6" />
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
