// Result page of a questionnaire: the result, the reward and how to get it, then optional pages.
import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutationState } from '@tanstack/react-query'
import { ALREADY_SUBMITTED } from '#generated/codes.ts'
import type { QuestionnaireScreen } from '#generated/schema.d.ts'
import { CallError } from '#src/client/errors.ts'
import { island } from '#src/runtime/loading/island.ts'
import { claimingSubmissions } from '#src/domain/submissions/claimSubmissions.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { BackLink, PageHead } from '#src/ui/frames/PageHead.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { Quiet } from '../Quiet.tsx'
import { pathsOf } from '../paths.ts'
import type { ResultSearch } from '../search.ts'
import { type Questionnaire, type Sent, useQuestionnaireOn, useSentAnswers } from '../useSentAnswers.ts'
import { MoreSteps } from './MoreSteps.tsx'
import { NothingSent } from './NothingSent.tsx'
import { OutcomeCard } from './OutcomeCard.tsx'
import { PartCard } from './PartCard.tsx'
import { RewardCard } from './RewardCard.tsx'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { CopyCode } from '#src/ui/actions/CopyCode.tsx'
import { Disclosure } from '#src/ui/content/Disclosure.tsx'

const CodeForm = island(() => import('./CodeForm.tsx').then(({ CodeForm: form }) => form))

type ResultPageProps = { screen: QuestionnaireScreen; step: ResultSearch['step'] }

export function ResultPage({ screen, step }: ResultPageProps) {
  const questionnaire = useQuestionnaireOn(screen)
  return questionnaire ? <Result questionnaire={questionnaire} isForCode={step === 'code'} /> : <Quiet />
}

function Result({ questionnaire, isForCode }: { questionnaire: Questionnaire; isForCode: boolean }) {
  const submission = useSentAnswers(questionnaire)
  return (
    <>
      <PageHead
        back={
          <BackLink
            label={questionnaire.title}
            render={(props) => <Link to={pathsOf(questionnaire.screen).root} {...props} />}
          />
        }
        title={<FormattedMessage id="questionnaires.result.title" />}
      />
      {isForCode && submission.state !== 'taking' ? (
        <Columns aside={null}>
          <Card as="section">
            <h2 className="mb-4 title-card">
              <FormattedMessage id="questionnaires.code.have" />
            </h2>
            <Suspense fallback={<Skeleton shape="block" className="h-48" />}>
              <CodeForm />
            </Suspense>
          </Card>
        </Columns>
      ) : (
        <Shown questionnaire={questionnaire} submission={submission} />
      )}
    </>
  )
}

function Shown({ questionnaire, submission }: { questionnaire: Questionnaire; submission: Sent }) {
  const { formatMessage } = useIntl()
  if (submission.state === 'finding')
    return (
      <div role="status" aria-label={formatMessage({ id: 'platform.loading' })}>
        <Skeleton shape="block" className="h-96" />
      </div>
    )
  if (submission.state === 'taking')
    return (
      <div role="status" className="grid gap-4">
        <Notice tone="ongoing" text={<FormattedMessage id="questionnaires.taking" />} />
        <Skeleton shape="block" className="h-96" />
      </div>
    )
  if (submission.state !== 'sent')
    return <NothingSent questionnaire={questionnaire} submission={submission} />
  const { result, claimCode } = submission
  return (
    <Columns
      aside={
        <>
          {result.replacement && <PartCard replacement={result.replacement} />}
          <RewardCard questionnaire={questionnaire} result={result} />
          <MoreSteps questionnaire={questionnaire} result={result} />
          {claimCode !== undefined && <OtherDevice code={claimCode} />}
        </>
      }
      after={
        result.tips.length > 0 && (
          <Card as="section">
            <h2 className="mb-3 title-card">
              <FormattedMessage id="questionnaires.result.tips" />
            </h2>
            <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 tablet:gap-x-6">
              {result.tips.map(({ title, text }) => (
                <li key={title}>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="text-ink-soft">{text}</p>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    >
      <AlreadySubmitted />
      <OutcomeCard questionnaire={questionnaire} result={result} />
    </Columns>
  )
}

/**
 * Tells members that a submission which they made as a visitor was not claimed, because they had already submitted this
 * questionnaire as a member.
 */
function AlreadySubmitted() {
  const errors = useMutationState({ filters: claimingSubmissions, select: ({ state }) => state.error })
  if (!errors.some((error) => error instanceof CallError && error.hasCode(ALREADY_SUBMITTED))) return null
  return <Notice tone="info" text={<FormattedMessage id="questionnaires.already" />} />
}

/**
 * Claim code that opens this result on another device. The user copies or types it, because it must not be part of a
 * URL.
 */
function OtherDevice({ code }: { code: string }) {
  const { formatMessage } = useIntl()
  const { origin } = useAppContext()
  // Show the shortest path of all result pages, because each result page accepts the claim code of any questionnaire.
  const address = new URL(pathsOf('questionnaire').result, origin)
  return (
    <Disclosure title={<FormattedMessage id="questionnaires.device" />}>
      <p className="mb-3 wrap-anywhere">
        <FormattedMessage
          id="questionnaires.device.text"
          values={{
            address: `${address.host}${address.pathname}`,
            have: formatMessage({ id: 'questionnaires.code.have' }),
          }}
        />
      </p>
      <CopyCode
        code={code}
        copyLabel={formatMessage({ id: 'questionnaires.code.copy' })}
        copiedLabel={formatMessage({ id: 'questionnaires.code.copied' })}
      />
    </Disclosure>
  )
}
