// Loads the submission for the pages after the form: the submission of the member, or the submission of a visitor by
// the claim code on this device.
import { useEffect } from 'react'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { getQuestionnaireResult, openClaimCode } from '#generated/calls/questionnaires.ts'
import { useListQuestionnaires } from '#generated/hooks/questionnaires.ts'
import { CLAIM_UNKNOWN } from '#generated/codes.ts'
import type { QuestionnaireResult, QuestionnaireScreen } from '#generated/schema.d.ts'
import type { Answer } from '#src/client/call.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { claimSubmissions, claimingSubmissions } from '#src/domain/submissions/claimSubmissions.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { questionnaireOn } from './paths.ts'

export type Questionnaire = Answer<'listQuestionnaires'>['items'][number]

export type Sent =
  /**
   * State without a result: `finding` while the submission is looked up, `taking` while the member claims it, `none` if
   * there is no submission, `gone` if a member has claimed it.
   */
  | { state: 'finding' | 'taking' | 'none' | 'gone' }
  | { state: 'failed'; retry: () => void }
  | { state: 'sent'; result: QuestionnaireResult; claimCode: string | undefined }

/** Returns the questionnaire of a screen; `undefined` if the member has muted the topic. */
export function useQuestionnaireOn(screen: QuestionnaireScreen): Questionnaire | undefined {
  const { data } = useListQuestionnaires()
  return questionnaireOn(screen, data)
}

export function useSentAnswers({ id, submitted }: Questionnaire): Sent {
  const app = useAppContext()
  const isMember = useIsSignedIn()
  const secret = useVisitorSecret(id)
  const claimCode = secret?.claimCode
  const memberQuery = useQuery({ ...getQuestionnaireResult.query({ id }), enabled: isMember && submitted })
  const opened = useQuery({
    ...openClaimCode.query({ claimCode: claimCode ?? '' }),
    enabled: !isMember && claimCode !== undefined,
    meta: { handlesErrors: true },
  })
  const isTaking = useMutationState({ filters: { ...claimingSubmissions, status: 'pending' } }).length > 0
  const hasFailed = useMutationState({ filters: { ...claimingSubmissions, status: 'error' } }).length > 0
  const isToTake = isMember && claimCode !== undefined
  useEffect(() => {
    if (isToTake) void claimSubmissions(app)
  }, [app, isToTake])

  const resultQuery = isMember ? memberQuery : opened
  if (resultQuery.data)
    return { state: 'sent', result: resultQuery.data, claimCode: isMember ? undefined : claimCode }
  if (isMember && isToTake && !submitted)
    return !isTaking && hasFailed
      ? { state: 'failed', retry: () => void claimSubmissions(app) }
      : { state: 'taking' }
  if (resultQuery.error?.hasCode(CLAIM_UNKNOWN)) return { state: 'gone' }
  if (resultQuery.error) return { state: 'failed', retry: () => void resultQuery.refetch() }
  // For a member, the list of questionnaires shows whether there is a submission. For a visitor, only a claim code on
  // this device shows this.
  const isAbsent = isMember ? !submitted : claimCode === undefined
  return { state: secret && isAbsent ? 'none' : 'finding' }
}
