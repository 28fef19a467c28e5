// `/gifts`: shows unclaimed gifts, then open and upcoming gift boards. The second column contains draws and the
// magazine.
import { type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useGetGiftBoards } from '#generated/hooks/gifts.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { WaitingGifts } from '../WaitingGifts.tsx'
import { Board } from './Board.tsx'
import { DrawTeaser } from './DrawTeaser.tsx'
import { MagazineCard } from './MagazineCard.tsx'
import { Area } from '#src/runtime/layout/Area.tsx'

/** @param children banners that `SceneBanners` renders for this page */
export function GiftsPage({ children }: { children: ReactNode }) {
  const { data, dataUpdatedAt } = useGetGiftBoards()
  return (
    <>
      <PageHead
        title={<FormattedMessage id="gifts.title" />}
        intro={<FormattedMessage id="gifts.intro" />}
        aside={
          <Link to="/gifts/reward" className={buttonClass({ variant: 'soft' })}>
            <FormattedMessage id="gifts.mine.title" />
          </Link>
        }
      />
      <Columns
        aside={
          <>
            <Area>
              <DrawTeaser />
            </Area>
            <Area>
              <MagazineCard />
            </Area>
            {children}
          </>
        }
      >
        <WaitingGifts count={data.waiting} />
        {data.boards.map((board) => (
          <Board key={board.kind} board={board} readAt={dataUpdatedAt} />
        ))}
        <Link to="/gifts/list" className={buttonClass({ variant: 'quiet' })}>
          <FormattedMessage id="gifts.list.see" />
        </Link>
      </Columns>
    </>
  )
}
