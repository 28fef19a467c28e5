// Page on which a member joins an activity by one click or by an invitation code, which may come from a link or QR
// code. Redirects to the activity afterwards.
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'
import { useGetCampaign, useJoinActivity } from '#generated/hooks/activities.ts'
import { startMoment } from '#src/runtime/app/moment.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Picture } from '../Picture.tsx'
import { campaignOf, activityPath } from '../search.ts'
import { InvitationForm } from './InvitationForm.tsx'

type JoinPageProps = {
  activityId: string
  /** Path of the previous page; default: the page of the activity. */
  back: string | undefined
}

export function JoinPage({ activityId, back = activityPath(activityId) }: JoinPageProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: campaign } = useGetCampaign(campaignOf(activityId))
  const { title, teaser, picture, joining, mine } = campaign
  const isIn = mine?.hasPermission ?? false
  const goOn = () => {
    startMoment(queryClient, activityId)
    toasts.done(formatMessage({ id: 'activities.join.done' }))
    void navigate({ to: back, replace: true })
  }
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="activities.title" />}
            render={(props) => <Link to="/activities" {...props} />}
          />
        }
        title={title}
        intro={teaser}
      />
      <Columns
        aside={
          <Picture
            src={picture}
            className="aspect-[8/5] w-full rounded-card tablet:aspect-auto tablet:min-h-40 tablet:grow"
          />
        }
      >
        <Card as="section" aria-labelledby="join">
          <h2 id="join" className="title-card">
            <FormattedMessage id={isIn ? 'activities.join.joined' : 'activities.join.title'} />
          </h2>
          <p className="mt-1 mb-5 text-ink-soft">
            <FormattedMessage id={isIn ? 'activities.join.joined.text' : texts[joining ?? 'none']} />
          </p>
          {isIn && (
            <Link to={back} className={buttonClass()}>
              <FormattedMessage id="activities.join.go" />
            </Link>
          )}
          {!isIn && joining === 'open' && <JoinButton activityId={activityId} onJoined={goOn} />}
          {!isIn && joining === 'invitation' && <InvitationForm activityId={activityId} onJoined={goOn} />}
        </Card>
      </Columns>
    </>
  )
}

const texts = {
  open: 'activities.join.open',
  invitation: 'activities.join.invited',
  none: 'activities.forbidden.text',
} as const

function JoinButton({ activityId, onJoined }: { activityId: string; onJoined: () => void }) {
  const { formatMessage } = useIntl()
  const join = useJoinActivity({ onSuccess: onJoined })
  return (
    <Button
      className="max-sm:w-full"
      pending={join.isPending || join.isSuccess}
      pendingLabel={formatMessage({ id: 'form.pending' })}
      onClick={() => join.mutate({ activityId })}
    >
      <FormattedMessage id="activities.join.submit" />
    </Button>
  )
}
