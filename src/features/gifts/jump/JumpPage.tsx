// `/gifts/jumpList`: landing page for links in emails and in the app. It shows unclaimed gifts and open gift boards
// first, then upcoming boards, draws and the magazine.
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import Gift from 'lucide-react/icons/gift'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetGiftBoards } from '#generated/hooks/gifts.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { GiftBoard } from '#generated/schema.d.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Columns } from '#src/ui/content/Columns.tsx'
import { List, ListRow } from '#src/ui/content/List.tsx'
import { SectionHead } from '#src/ui/frames/PageHead.tsx'
import { GiftHead } from '../GiftHead.tsx'
import { WaitingGifts } from '../WaitingGifts.tsx'
import { linkToBoard } from '../boards/linkToBoard.ts'
import { DrawTeaser } from '../boards/DrawTeaser.tsx'
import { MagazineCard } from '../boards/MagazineCard.tsx'
import { upcomingBoards } from './upcomingBoards.ts'

export function JumpPage() {
  const { formatMessage } = useIntl()
  const { instantDate } = useFormats()
  const { data: member } = useGetMyMembership()
  const { data } = useGetGiftBoards()
  const open = data.boards.filter((board) => board.open > 0)
  const ahead = upcomingBoards(data.boards)
  return (
    <>
      <GiftHead
        up={{ link: { to: '/gifts' }, label: <FormattedMessage id="gifts.title" /> }}
        title={<FormattedMessage id="gifts.jump.title" />}
      />
      <Columns
        after={
          <div className="grid gap-4 tablet:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))] tablet:gap-6">
            <DrawTeaser />
            <MagazineCard />
          </div>
        }
      >
        <WaitingGifts count={data.waiting} />
        <section>
          <SectionHead title={<FormattedMessage id="gifts.jump.open" />} />
          {open.length > 0 ? (
            <List columns label={formatMessage({ id: 'gifts.jump.open' })}>
              {open.map((board) => (
                <ListRow
                  key={board.kind}
                  start={<Gift aria-hidden className="size-6" />}
                  title={<FormattedMessage id="gifts.kind" values={{ kind: board.kind }} />}
                  text={
                    <FormattedMessage
                      id="gifts.boards.open"
                      values={{ open: board.open, gifts: board.gifts }}
                    />
                  }
                  render={(row) => <BoardLink board={board} {...row} />}
                />
              ))}
            </List>
          ) : (
            <p className="text-ink-soft">
              <FormattedMessage id="gifts.jump.none" />
            </p>
          )}
        </section>
        {ahead.length > 0 && (
          <section>
            <SectionHead title={<FormattedMessage id="gifts.jump.next" />} />
            <List columns label={formatMessage({ id: 'gifts.jump.next' })}>
              {ahead.map(({ board, opensAt }) => (
                <ListRow
                  key={board.kind}
                  start={<CalendarHeart aria-hidden className="size-6" />}
                  title={<FormattedMessage id="gifts.kind" values={{ kind: board.kind }} />}
                  text={
                    <FormattedMessage
                      id="gifts.jump.opens"
                      values={{ date: instantDate(opensAt, member.timeZone) }}
                    />
                  }
                  render={(row) => <BoardLink board={board} {...row} />}
                />
              ))}
            </List>
          </section>
        )}
      </Columns>
    </>
  )
}

type BoardLinkProps = Parameters<NonNullable<Parameters<typeof ListRow>[0]['render']>>[0] & {
  board: Pick<GiftBoard, 'kind' | 'type'>
}

const BoardLink = ({ board, ...row }: BoardLinkProps) => <Link {...linkToBoard(board)} {...row} />
