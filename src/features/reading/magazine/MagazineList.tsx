// `/gifts/eMagazineList`: suggestions for the member, then a paginated list of issues, newest first.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useCheckIsBrowse, useQueryMagazines } from '#generated/hooks/reading.ts'
import type { MagazineIssue } from '#generated/schema.d.ts'
import { MagazineScene } from '#src/art/scenes/MagazineScene.tsx'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { GiftCard, GiftShelf, GiftShelfItem } from '#src/ui/rewards/GiftCard.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ReadingForStage } from '../ReadingForStage.tsx'

export function MagazineList() {
  const { formatMessage } = useIntl()
  const { data: browsed } = useCheckIsBrowse()
  const list = useQueryMagazines()
  const issues = list.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="platform.nav.discover" />}
            render={(props) => <Link to="/villages" {...props} />}
          />
        }
        title={<FormattedMessage id="reading.magazine.title" />}
        intro={
          <FormattedMessage
            id={
              browsed.isAllBrowse && issues.length > 0 ? 'reading.magazine.allRead' : 'reading.magazine.intro'
            }
          />
        }
      />
      {issues.length === 0 ? (
        <EmptyState
          art={<MagazineScene />}
          title={<FormattedMessage id="reading.magazine.none" />}
          text={<FormattedMessage id="reading.magazine.none.text" />}
          action={
            <Link to="/villages/list" className={buttonClass({ variant: 'soft' })}>
              <FormattedMessage id="reading.courses.title" />
            </Link>
          }
        />
      ) : (
        <div className="grid gap-8">
          <ReadingForStage wide />
          <section>
            <SectionHead title={<FormattedMessage id="reading.magazine.issues" />} />
            <GiftShelf narrow label={formatMessage({ id: 'reading.magazine.issues' })}>
              {issues.map((issue) => (
                <GiftShelfItem key={issue.id}>
                  <IssueCard issue={issue} />
                </GiftShelfItem>
              ))}
            </GiftShelf>
            <MorePages list={list} />
          </section>
        </div>
      )}
    </>
  )
}

function IssueCard({
  issue: { id, name, picture, publishedOn, isBrowse, articles },
}: {
  issue: MagazineIssue
}) {
  const { month } = useFormats()
  return (
    <GiftCard
      picture={<Drawing src={picture} lazy className="aspect-[3/4] w-full bg-blush object-cover" />}
      badge={
        !isBrowse && (
          <Badge tone="accent">
            <FormattedMessage id="reading.magazine.unread" />
          </Badge>
        )
      }
      title={
        // Make the whole card the touch target of its link.
        <Link
          to="/gifts/eMagazineItemDetail"
          search={{ id }}
          className="after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
      }
      reason={
        <>
          <span className="block first-letter:uppercase">{month(publishedOn.slice(0, 7))}</span>
          <span className="block">
            <span>
              <FormattedMessage id="reading.magazine.articles" values={{ count: articles }} />
            </span>
            {isBrowse && (
              <span>
                {' · '}
                <FormattedMessage id="reading.magazine.read" />
              </span>
            )}
          </span>
        </>
      }
    />
  )
}
