// Returns to the previous step of a registration if an error response concerns one of the fields of that step. The
// one-time code stays valid.
import { useEffect, useEffectEvent } from 'react'
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useRouter } from '@tanstack/react-router'

/** @param details fields of the previous step, in the order of the page */
export function useBackToInvalidField<Values extends FieldValues>(
  { control, setFocus }: Pick<UseFormReturn<Values>, 'control' | 'setFocus'>,
  details: readonly FieldPath<Values>[],
  isCodeStep: boolean,
) {
  const { history } = useRouter()
  const { errors } = useFormState({ control })
  const wrong = details.find((name) => name in errors)
  const onWrong = useEffectEvent((name: typeof wrong) => {
    if (name && isCodeStep) history.back()
  })
  const onStep = useEffectEvent((isCode: boolean) => {
    if (wrong && !isCode) setFocus(wrong)
  })
  // Use two effects that depend on one value each, so that a member who continues to the code step is not sent back
  // again.
  useEffect(() => onWrong(wrong), [wrong])
  useEffect(() => onStep(isCodeStep), [isCodeStep])
}
