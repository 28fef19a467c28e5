// Page of an article in the reader. The link to the next article is at the bottom, within reach of the thumb.
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MagazineArticle } from '#generated/schema.d.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { Reader } from '../reader/Reader.tsx'
import { ArticleList } from './ArticleList.tsx'
import { IssuePage } from './IssuePage.tsx'
import { articleKey, useIssue } from './useIssue.ts'

type ArticlePageProps = { id: string; articleId: string }

export function ArticlePage({ id, articleId }: ArticlePageProps) {
  const { formatMessage } = useIntl()
  const { issue, readIds, onRead } = useIssue(id)
  const at = issue.articles.findIndex((article) => article.id === articleId)
  const article = issue.articles[at]
  // The article is hidden for this member: show the issue instead.
  if (!article) return <IssuePage id={id} />
  const part = { at, of: issue.articles.length }
  const { name, topic, minutes, picture, paragraphs } = article
  const next = issue.articles[at + 1]
  return (
    <Columns
      aside={
        <section className="max-tablet:mt-6 tablet:sticky tablet:top-4">
          <SectionHead title={<FormattedMessage id="reading.issue.contents" />} />
          <ArticleList issue={issue} readIds={readIds} current={articleId} />
        </section>
      }
    >
      <article className="grid grid-cols-1 gap-4">
        <PageHead
          back={
            <BackLink
              label={issue.name}
              render={(props) => <Link to="/gifts/eMagazineItemDetail" search={{ id }} {...props} />}
            />
          }
          title={name}
          intro={
            <>
              <FormattedMessage id="reading.topic" values={{ topic }} />
              {' · '}
              <FormattedMessage id="reading.minutes" values={{ minutes }} />
            </>
          }
        />
        <Reader
          key={articleId}
          id={articleKey(id, articleId)}
          picture={picture}
          paragraphs={paragraphs}
          part={{
            ...part,
            text: formatMessage({ id: 'reading.article.of' }, { n: at + 1, count: part.of }),
          }}
          onRead={onRead}
          action={(goOn) => <Onwards issue={id} next={next} onGo={goOn} />}
        />
      </article>
    </Columns>
  )
}

type OnwardsProps = { issue: string; next: MagazineArticle | undefined; onGo: () => void }

const Onwards = ({ issue, next, onGo }: OnwardsProps) => (
  <Link
    to="/gifts/eMagazineItemDetail"
    search={{ id: issue, article: next?.id }}
    resetScroll={!next}
    onClick={onGo}
    className={buttonClass()}
  >
    {next ? (
      <FormattedMessage id="reading.next" values={{ name: next.name }} />
    ) : (
      <FormattedMessage id="reading.issue.back" />
    )}
  </Link>
)
