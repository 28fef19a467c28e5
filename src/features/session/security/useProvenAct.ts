// Runs an action that requires recent re-authentication: immediately if the last one is still valid, otherwise after
// a `ProofDialog`.
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import { PROOF_NEEDED } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import type { Mutation } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { useIsUpdating } from '#src/runtime/app/useIsUpdating.ts'
import { failureText } from '#src/runtime/format/failureText.ts'

type ProvenAct<Result> = {
  onSuccess: (result: Result) => void
  /** Called for other errors; a toast shows them by default. */
  onRefused?: (error: CallError) => void
}

export function useProvenAct<Body, Result>(
  { mutation }: { mutation: Mutation<Body, Result> },
  { onSuccess, onRefused }: ProvenAct<Result>,
) {
  const intl = useIntl()
  const { toasts } = useAppContext()
  const [unproven, setUnproven] = useState<Body>()
  const [doneAt, setDoneAt] = useState<number>()
  const succeed = (result: Result) => {
    setUnproven(undefined)
    setDoneAt(Date.now())
    onSuccess(result)
  }
  const { mutate, isPending, error, reset } = useMutation({
    ...mutation,
    meta: { showsRefusals: true },
    onSuccess: succeed,
    onError: (refused, body) => {
      if (refused.hasCode(PROOF_NEEDED)) setUnproven(body)
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
    /** True while pending, or done but not shown yet. */
    isUpdating,
    error: error?.hasCode(PROOF_NEEDED) ? null : error,
    reset,
    /** Body of the action that waits for re-authentication. */
    unproven,
    /** Called when the action succeeded after re-authentication. */
    succeed,
    giveUp: () => setUnproven(undefined),
  }
}
