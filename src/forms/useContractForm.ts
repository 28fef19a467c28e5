// Form for one operation of the contract: its call, schema and types; error responses are shown at their fields. A
// second click while the call is pending is ignored.
import { useRef } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import type { $ZodType } from 'zod/v4/core'
import type { Reason } from '#generated/schema.d.ts'
import { CallError } from '../client/errors.ts'
import { failureText } from '../runtime/format/failureText.ts'
import { usePosted } from '../runtime/posted/posted.ts'
import type { MessageError } from './fieldError.ts'
import type { UnsavedChanges } from './UnsavedChanges.tsx'
import { useZodForm, type Draft, type Problems } from './useZodForm.ts'

export type Mutation<Body, Result> = {
  mutationKey: readonly string[]
  mutationFn: (body: Body) => Promise<Result>
}

/** Part of a write operation that a form uses. */
type Operation<Body, Result> = {
  mutation: Mutation<NoInfer<Body>, Result>
  schema: () => Promise<$ZodType<Body, Body>>
}

type ContractForm<Values extends FieldValues, Result> = {
  /**
   * Handling of unsent input: stored as a draft; or asked about by `UnsavedChanges` and only stored when the session
   * ends; or discarded, for forms that only contain passwords and codes.
   */
  unsent: Draft<Values> | typeof UnsavedChanges | 'forgotten'
  /**
   * Property of the body that the form fills; error responses prefix field names with it. Default: the whole body.
   */
  part?: string
  /** Converts typed values to the format of the contract: a national phone number to E.164. */
  prepare?: (values: Values) => Promise<Values>
  /**
   * Validates rules that the schema cannot express, such as the address rules of a country; returns messages by
   * field. Runs together with the schema.
   */
  check?: (values: Partial<Values>) => Promise<Problems<Values>>
  onSuccess: (result: Result) => void
  /** Returns the message of a field for a reason; default: message of the error response. */
  explain?: (reason: Reason) => string | undefined
  /** Called with an error response before it is shown. */
  onRefused?: (error: CallError, values: Values) => void
}

/**
 * @param operation operation of generated/calls, such as `modifyAddress`; for additional steps an object with its
 * `schema` and a `mutation`
 */
export function useContractForm<Values extends FieldValues, Result>(
  operation: Operation<Values, Result>,
  options: ContractForm<Values, Result>,
) {
  const { unsent, part, prepare, check, explain, onSuccess, onRefused } = options
  const draft = typeof unsent === 'object' ? unsent : undefined

  const mutation = useMutation({
    ...operation.mutation,
    // The form shows error responses; the app only handles an ended session.
    meta: { showsRefusals: true },
    onError: onRefused,
  })
  const intl = useIntl()
  const [name = ''] = operation.mutation.mutationKey
  const posted = usePosted()
  const refused = posted?.form === name ? posted.errors : undefined
  const returnDraft = typeof unsent === 'function' ? name : undefined
  const form = useZodForm<Values>({ schema: operation.schema, draft, returnDraft, prepare, check, refused })
  const { setError, getValues, handleSubmit, showInvalid, forget } = form
  const { isSubmitting, isSubmitSuccessful } = form.formState

  // A ref, because a second click may come before React has rendered the state of the first.
  const isBusy = useRef(false)
  const submit = handleSubmit(async (values) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const result = await mutation.mutateAsync(values)
      forget()
      onSuccess(result)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await showRefusal(error)
    } finally {
      isBusy.current = false
    }
  })

  /** Shows the message of the server at its fields, or above the button if it concerns no field. */
  async function showRefusal(error: CallError) {
    const message = failureText(error, intl)
    const fieldErrors = error.reasons.flatMap(
      (reason): { name: FieldPath<Values>; error: MessageError }[] => {
        const field = part ? reason.field?.split(`${part}.`, 2)[1] : reason.field
        if (!isFieldOf(getValues(), field)) return []
        return [{ name: field, error: { type: 'server', message: explain?.(reason) ?? message } }]
      },
    )
    if (fieldErrors.length === 0) return setError('root', { type: 'server', message })
    const fields = fieldErrors.map((each) => each.name)
    showInvalid(fields)
    // Validate first: a field that loses focus in the meantime is validated again, which would remove the message of
    // the server.
    await form.trigger(fields)
    for (const { name: field, error: fieldError } of fieldErrors) setError(field, fieldError)
  }

  return {
    ...form,
    name,
    submit,
    showRefusal,
    isPending: mutation.isPending,
    /**
     * True while the form is submitting or was submitted successfully. A new submission removes the error message, so
     * that content below moves up to the position of the second click of a double click.
     */
    isUnderway: isSubmitting || isSubmitSuccessful,
    /** Error response of the last attempt. */
    error: mutation.error,
    Guard: typeof unsent === 'function' ? unsent : undefined,
  }
}

const isFieldOf = <Values extends FieldValues>(values: Values, field?: string): field is FieldPath<Values> =>
  field !== undefined && field in values
