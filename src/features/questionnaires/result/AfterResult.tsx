// Layout of the optional pages after the result, for example for the order number. Redirects to the form if there is no
// result.
import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import type { QuestionnaireResult, QuestionnaireScreen } from '#generated/schema.d.ts'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Quiet } from '../Quiet.tsx'
import { NothingSent } from './NothingSent.tsx'
import { pathsOf } from '../paths.ts'
import { useQuestionnaireOn, useSentAnswers, type Questionnaire } from '../useSentAnswers.ts'

export type AfterResultProps = {
  questionnaire: Questionnaire
  result: QuestionnaireResult
  /** Claim code of the submission if it was made by a visitor. */
  claimCode: string | undefined
}

type FrameProps = {
  title: ReactNode
  intro: ReactNode
  children: (submission: AfterResultProps) => ReactNode
}

export function AfterResult({ screen, ...frame }: FrameProps & { screen: QuestionnaireScreen }) {
  const questionnaire = useQuestionnaireOn(screen)
  return questionnaire ? <Framed questionnaire={questionnaire} {...frame} /> : <Quiet />
}

function Framed({ questionnaire, title, intro, children }: FrameProps & { questionnaire: Questionnaire }) {
  const { formatMessage } = useIntl()
  const submission = useSentAnswers(questionnaire)
  const isWaiting = submission.state === 'finding' || submission.state === 'taking'
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={<FormattedMessage id="questionnaires.result.title" />}
            render={(props) => <Link to={pathsOf(questionnaire.screen).result} {...props} />}
          />
        }
        title={title}
        intro={intro}
      />
      {isWaiting ? (
        <div role="status" aria-label={formatMessage({ id: 'platform.loading' })}>
          <Skeleton shape="block" className="h-72" />
        </div>
      ) : submission.state === 'sent' ? (
        children({ questionnaire, result: submission.result, claimCode: submission.claimCode })
      ) : (
        <NothingSent questionnaire={questionnaire} submission={submission} />
      )}
    </>
  )
}
