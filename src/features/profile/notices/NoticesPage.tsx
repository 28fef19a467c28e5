// `/about-me/notices`: notifications of the member, newest first and grouped by age. The query contains the topic.
import { getRouteApi, Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { useListNotices, useReadNotices } from '#generated/hooks/profile.ts'
import { NoNoticesScene } from '#src/art/scenes/NoNoticesScene.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { BackToMe } from '#src/runtime/layout/BackLinks.tsx'
import { MorePages } from '#src/runtime/layout/MorePages.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { Chips } from '#src/ui/fields/Chips.tsx'
import { List } from '#src/ui/content/List.tsx'
import { PageHead, SectionHead } from '#src/ui/frames/PageHead.tsx'
import { noticeFilter, noticeTopics } from './filter.ts'
import { groupsOf } from './groups.ts'
import { NoticeRow } from './NoticeRow.tsx'

const route = getRouteApi('/_default/about-me/notices')

export function NoticesPage() {
  const intl = useIntl()
  const { data: member, dataUpdatedAt } = useGetMyMembership()
  const { topic } = route.useSearch()
  const list = useListNotices({ topic })
  const notices = list.data.pages.flatMap(({ items }) => items)
  // Uses the time of the membership as the current time, so that server and browser render the same groups.
  const groups = groupsOf(intl, notices, { timeZone: member.timeZone, now: dataUpdatedAt })
  const isUnread = (list.data.pages[0]?.unread ?? 0) > 0
  return (
    <>
      <PageHead
        back={<BackToMe />}
        title={<FormattedMessage id="profile.notices.title" />}
        aside={isUnread && <ReadAll />}
      />
      {(topic !== undefined || notices.length > 0) && <TopicFilter />}
      {notices.length === 0 && topic !== undefined ? (
        <EmptyState
          art={<NoNoticesScene />}
          title={<FormattedMessage id="profile.notices.topic.none" />}
          action={
            <Link
              to="/about-me/notices"
              replace
              resetScroll={false}
              className={buttonClass({ variant: 'soft' })}
            >
              <FormattedMessage id="profile.notices.topic.all" />
            </Link>
          }
        />
      ) : notices.length === 0 ? (
        <EmptyState
          art={<NoNoticesScene />}
          title={<FormattedMessage id="profile.notices.none" />}
          text={<FormattedMessage id="profile.notices.none.text" />}
          action={
            <Link to="/" className={buttonClass()}>
              <FormattedMessage id="profile.notices.none.action" />
            </Link>
          }
        />
      ) : (
        <Columns after={<News />}>
          {groups.map(({ group, members }) => {
            const name = intl.formatMessage({ id: 'profile.notices.group' }, { group })
            return (
              <section key={group}>
                <SectionHead title={name} />
                <List label={name}>
                  {members.map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} />
                  ))}
                </List>
              </section>
            )
          })}
          <MorePages key={topic} list={list} />
        </Columns>
      )}
    </>
  )
}

function TopicFilter() {
  const { formatMessage } = useIntl()
  const { topic } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="mb-4">
      <Chips
        oneLine
        label={formatMessage({ id: 'profile.notices.topics' })}
        options={['all', ...noticeTopics].map((value) => ({
          value,
          label: <FormattedMessage id="profile.notices.topic" values={{ topic: value }} />,
        }))}
        values={[topic ?? 'all']}
        onValuesChange={([value]) =>
          void navigate({ search: noticeFilter({ topic: value }), replace: true, resetScroll: false })
        }
      />
    </div>
  )
}

/** Links to the settings of marketing consents. */
const News = () => (
  <Card as="section" tone="blush">
    <h2 className="title-card">
      <FormattedMessage id="profile.news.title" />
    </h2>
    <p className="mt-1 mb-3 text-ink-soft">
      <FormattedMessage id="profile.news.intro" />
    </p>
    <Link to="/about-me/privacy" className={linkClass}>
      <FormattedMessage id="profile.notices.choose" />
    </Link>
  </Card>
)

function ReadAll() {
  const { formatMessage } = useIntl()
  const read = useReadNotices()
  return (
    <Button
      variant="soft"
      size="small"
      pending={useIsUpdating(read)}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => read.mutate({})}
    >
      <FormattedMessage id="profile.notices.readAll" />
    </Button>
  )
}
