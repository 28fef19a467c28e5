// Lists the redemptions of the member, newest first.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListRedemptions } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { MallHead } from './MallHead.tsx'
import { stateTones } from './states.ts'

export function RedemptionList() {
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const list = useListRedemptions()
  const redemptions = list.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <MallHead title={<FormattedMessage id="coins.mine.title" />} />
      {redemptions.length > 0 ? (
        <>
          <List columns label={formatMessage({ id: 'coins.mine.title' })}>
            {redemptions.map(({ id, product, state, redeemedAt }) => (
              <ListRow
                key={id}
                start={
                  <Drawing
                    src={product.picture}
                    lazy
                    className="size-14 rounded-control bg-blush object-cover"
                  />
                }
                title={product.name}
                text={instantDate(redeemedAt, member.timeZone, 'medium')}
                end={
                  <Badge tone={stateTones[state]}>
                    <FormattedMessage id="coins.state" values={{ state }} />
                  </Badge>
                }
                render={(row) => <Link to="/pointsMall" search={{ redemption: id }} {...row} />}
              />
            ))}
          </List>
          <MorePages list={list} />
        </>
      ) : (
        <EmptyState
          art={<NoGiftsScene />}
          title={<FormattedMessage id="coins.mine.none" />}
          text={<FormattedMessage id="coins.mine.none.text" />}
          action={
            <Link to="/pointsMall" className={buttonClass()}>
              <FormattedMessage id="coins.toMall" />
            </Link>
          }
        />
      )}
    </>
  )
}
