// Lists the gifts of the member: unclaimed gifts, gifts that are being delivered, and past gifts.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useListMyGifts } from '#generated/hooks/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { MyGift, MyGiftGroup } from '#generated/schema.d.ts'
import { NoGiftsScene } from '#src/art/scenes/NoGiftsScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { stateTones } from './groups.ts'

export function MyGiftList() {
  const waiting = useGroup('waiting')
  const underway = useGroup('underway')
  const over = useGroup('over')
  const isEmpty = [waiting, underway, over].every(({ gifts }) => gifts.length === 0)
  return (
    <>
      <GiftHead
        up={{ link: { to: '/gifts' }, label: <FormattedMessage id="gifts.title" /> }}
        title={<FormattedMessage id="gifts.mine.title" />}
      />
      {isEmpty ? (
        <EmptyState
          art={<NoGiftsScene />}
          title={<FormattedMessage id="gifts.mine.none" />}
          text={<FormattedMessage id="gifts.mine.none.text" />}
          action={
            <Link to="/gifts/list" className={buttonClass()}>
              <FormattedMessage id="gifts.list.see" />
            </Link>
          }
        />
      ) : (
        <div className="grid gap-6">
          <Group group="waiting" {...waiting} />
          <Group group="underway" {...underway} />
          <Group group="over" {...over} />
          <Link to="/gifts/list" className={`${buttonClass({ variant: 'quiet' })} tablet:justify-self-start`}>
            <FormattedMessage id="gifts.list.see" />
          </Link>
        </div>
      )}
    </>
  )
}

function useGroup(group: MyGiftGroup) {
  const list = useListMyGifts({ group })
  return { list, gifts: list.data.pages.flatMap(({ items }) => items) }
}

type GroupProps = ReturnType<typeof useGroup> & { group: MyGiftGroup }

function Group({ group, list, gifts }: GroupProps) {
  const { formatMessage } = useIntl()
  if (gifts.length === 0) return null
  const name = formatMessage({ id: 'gifts.group' }, { group })
  return (
    <section>
      <SectionHead title={name} />
      <List columns label={name}>
        {gifts.map((gift) => (
          <Row key={gift.id} gift={gift} />
        ))}
      </List>
      <MorePages list={list} />
    </section>
  )
}

function Row({ gift: { id, gift, state, at } }: { gift: MyGift }) {
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const date = instantDate(at, member.timeZone, 'medium')
  return (
    <ListRow
      start={<Drawing src={gift.picture} lazy className="size-14 rounded-control bg-blush object-cover" />}
      title={gift.name}
      text={
        state === 'waiting' ? (
          <span>
            <FormattedMessage id="gifts.waiting.text" />
          </span>
        ) : (
          date
        )
      }
      end={
        <Badge tone={stateTones[state]}>
          <FormattedMessage id="gifts.state" values={{ state }} />
        </Badge>
      }
      render={(row) => <Link to="/gifts/reward" search={{ gift: id }} {...row} />}
    />
  )
}
