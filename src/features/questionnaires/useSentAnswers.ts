// Loads the submission of the member, or of a visitor with the claim code of this device, for pages after the form.
import { useEffect } from 'react'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { getQuestionnaireResult, openClaimCode } from '#generated/calls/questionnaires.ts'
import { useListQuestionnaires } from '#generated/hooks/questionnaires.ts'
import { CLAIM_UNKNOWN } from '#generated/codes.ts'
import type { QuestionnaireResult, QuestionnaireScreen } from '#generated/schema.d.ts'
import type { Answer } from '#src/client/call.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { takeOver, takingOver } from '#src/domain/submissions/takeOver.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { useVisitorSecret } from '#src/domain/submissions/visitorSecrets.ts'
import { questionnaireOn } from './paths.ts'

export type Questionnaire = Answer<'listQuestionnaires'>['items'][number]

export type Sent =
  /** `finding` until the device was read, `taking` while it is being claimed, `gone` if a member has claimed it. */
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
  const isTaking = useMutationState({ filters: { ...takingOver, status: 'pending' } }).length > 0
  const hasFailed = useMutationState({ filters: { ...takingOver, status: 'error' } }).length > 0
  const isToTake = isMember && claimCode !== undefined
  useEffect(() => {
    if (isToTake) void takeOver(app)
  }, [app, isToTake])

  const resultQuery = isMember ? memberQuery : opened
  if (resultQuery.data)
    return { state: 'sent', result: resultQuery.data, claimCode: isMember ? undefined : claimCode }
  if (isMember && isToTake && !submitted)
    return !isTaking && hasFailed ? { state: 'failed', retry: () => void takeOver(app) } : { state: 'taking' }
  if (resultQuery.error?.hasCode(CLAIM_UNKNOWN)) return { state: 'gone' }
  if (resultQuery.error) return { state: 'failed', retry: () => void resultQuery.refetch() }
  // A member's list shows if there is a submission; for a visitor only this device knows.
  const isAbsent = isMember ? !submitted : claimCode === undefined
  return { state: secret && isAbsent ? 'none' : 'finding' }
}
