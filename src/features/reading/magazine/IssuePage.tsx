// Page of an issue: cover, articles, and a button that continues reading.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAddMagazineHistory } from '#generated/hooks/reading.ts'
import type { MagazineDetail } from '#generated/schema.d.ts'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { useFormats } from '#src/runtime/format/useFormats.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Badge } from '#src/ui/content/Badge.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { ArticleList } from './ArticleList.tsx'
import { useIssue } from './useIssue.ts'

export function IssuePage({ id }: { id: string }) {
  const { month } = useFormats()
  const { issue, readIds } = useIssue(id)
  const { name, text, picture, publishedOn, articles, isBrowse } = issue
  const next = articles.find((article) => !readIds.has(article.id))
  const going = readIds.size === 0 ? 'begin' : 'continue'
  return (
    <>
      <PageHead
        back={<BackToMagazine />}
        title={name}
        intro={<span className="block first-letter:uppercase">{month(publishedOn.slice(0, 7))}</span>}
      />
      <Columns
        aside={
          <Card padding="none">
            <Drawing src={picture} className="aspect-[8/5] w-full bg-blush object-cover" />
            <div className="grid justify-items-start gap-3 p-5">
              <p>{text}</p>
              {isBrowse ? (
                <Badge tone="positive">
                  <FormattedMessage id="reading.magazine.read" />
                </Badge>
              ) : (
                <MarkRead issue={issue} />
              )}
            </div>
          </Card>
        }
      >
        <section>
          <SectionHead title={<FormattedMessage id="reading.issue.contents" />} />
          <ArticleList issue={issue} readIds={readIds} />
        </section>
        <ActionBar>
          <Link
            to="/gifts/eMagazineItemDetail"
            search={{ id, article: (next ?? articles[0])?.id }}
            resetScroll={false}
            className={buttonClass()}
          >
            <FormattedMessage id={next ? goingOn[going] : 'reading.issue.again'} />
          </Link>
        </ActionBar>
      </Columns>
    </>
  )
}

const goingOn = { begin: 'reading.issue.begin', continue: 'reading.issue.continue' } as const

/** Button that marks an issue as read, for members who have read it elsewhere. */
function MarkRead({ issue: { id } }: { issue: MagazineDetail }) {
  const { formatMessage } = useIntl()
  const mark = useAddMagazineHistory()
  return (
    <Button
      variant="quiet"
      size="small"
      pending={useIsUpdating(mark)}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => mark.mutate({ id })}
    >
      <FormattedMessage id="reading.issue.markRead" />
    </Button>
  )
}

const BackToMagazine = () => (
  <BackLink
    label={<FormattedMessage id="reading.magazine.title" />}
    render={(props) => <Link to="/gifts/eMagazineList" {...props} />}
  />
)
