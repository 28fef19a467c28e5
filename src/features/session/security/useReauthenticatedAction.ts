// Runs an action that requires recent re-authentication: immediately if the last re-authentication is still valid,
// otherwise after a `ReauthenticationDialog`.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { PROOF_NEEDED } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Mutation } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { failureText } from '#src/runtime/format/failureText.ts'

type ReauthenticatedAction<Result> = {
  onSuccess: (result: Result) => void
  /** Called for errors other than a required re-authentication; default: a toast shows the error. */
  onRefused?: (error: CallError) => void
}

export function useReauthenticatedAction<Body, Result>(
  { mutation }: { mutation: Mutation<Body, Result> },
  { onSuccess, onRefused }: ReauthenticatedAction<Result>,
) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const [unproven, setBlocked] = useState<Body>()
  const [doneAt, setDoneAt] = useState<number>()
  const succeed = (result: Result) => {
    setBlocked(undefined)
    setDoneAt(Date.now())
    onSuccess(result)
  }
  const { mutate, isPending, error, reset } = useMutation({
    ...mutation,
    meta: { showsRefusals: true },
    onSuccess: succeed,
    onError: (refused, body) => {
      if (refused.hasCode(PROOF_NEEDED)) setBlocked(body)
      else if (onRefused) onRefused(refused)
      else if (!refused.endsSession) toasts.show('negative', failureText(refused, intl))
    },
  })
  const isUpdating = useIsUpdating({
    isPending,
    isSuccess: doneAt !== undefined,
    submittedAt: doneAt ?? 0,
  })
  return {
    act: mutate,
    isPending,
    /** True while the action is pending, and after its success until the result is shown. */
    isUpdating,
    error: error?.hasCode(PROOF_NEEDED) ? null : error,
    reset,
    /** Request body of the action for which the member must re-authenticate first. */
    unproven,
    /** Call this function when the action has succeeded after re-authentication. */
    succeed,
    giveUp: () => setBlocked(undefined),
  }
}
