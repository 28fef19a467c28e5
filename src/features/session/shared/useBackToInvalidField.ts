// Joining asks for the code in a step of its own: what is refused then about the step before is mended there, and the code
// still counts.
import { useEffect, useEffectEvent } from 'react'
import { useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useRouter } from '@tanstack/react-router'

/** @param details the fields of the step before, in its order */
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
  // Each follows one of the two alone: a member who goes on to the code is not sent back again.
  useEffect(() => onWrong(wrong), [wrong])
  useEffect(() => onStep(isCodeStep), [isCodeStep])
}
