// Result page if there is no result to show: the form was not submitted on this device, a member has
// claimed the submission, or it failed to load.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { QuestionnaireDoneScene } from '#src/art/scenes/QuestionnaireDoneScene.tsx'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { pathsOf } from '../paths.ts'
import type { Questionnaire, Sent } from '../useSentAnswers.ts'
import { useSignInSearch } from './useSignInSearch.ts'

type Unsent = Exclude<Sent, { state: 'sent' }>

export function NothingSent({
  questionnaire: { screen },
  submission,
}: {
  questionnaire: Questionnaire
  submission: Unsent
}) {
  const { result, root } = pathsOf(screen)
  const way = useSignInSearch(result)
  if (submission.state === 'failed')
    return (
      <EmptyState
        art={<QuestionnaireDoneScene />}
        title={<FormattedMessage id="questionnaires.result.failed" />}
        text={<FormattedMessage id="questionnaires.result.failed.text" />}
        action={
          <Button onClick={submission.retry}>
            <FormattedMessage id="platform.tryAgain" />
          </Button>
        }
      />
    )
  if (submission.state === 'gone')
    return (
      <EmptyState
        art={<QuestionnaireDoneScene />}
        title={<FormattedMessage id="questionnaires.result.gone" />}
        text={<FormattedMessage id="questionnaires.result.gone.text" />}
        action={
          <Link to="/login" search={way} className={buttonClass()}>
            <FormattedMessage id="session.login.submit" />
          </Link>
        }
      />
    )
  return (
    <EmptyState
      art={<QuestionnaireDoneScene />}
      title={<FormattedMessage id="questionnaires.result.none" />}
      text={<FormattedMessage id="questionnaires.result.none.text" />}
      action={
        <Actions>
          <Link to={root} className={buttonClass()}>
            <FormattedMessage id="questionnaires.result.none.go" />
          </Link>
          <Link to={result} search={{ step: 'code' }} className={linkClass}>
            <FormattedMessage id="questionnaires.code.have" />
          </Link>
        </Actions>
      }
    />
  )
}

const Actions = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-center gap-2">{children}</div>
)
