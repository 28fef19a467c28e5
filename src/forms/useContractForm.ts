// Creates the form for one operation of the contract: uses the call, schema and types of the operation, and shows error
// responses at the fields that they concern. A second click while the call is pending is ignored.
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
import { useOneAtATime, useQueuedSubmit } from './useQueuedSubmit.ts'
import { useZodForm, type Draft, type Problems } from './useZodForm.ts'

export type Mutation<Body, Result> = {
  mutationKey: readonly string[]
  mutationFn: (body: Body) => Promise<Result>
}

/** Properties of a write operation that a form needs. */
type Operation<Body, Result> = {
  mutation: Mutation<NoInfer<Body>, Result>
  schema: () => Promise<$ZodType<Body, Body>>
}

type ContractForm<Values extends FieldValues, Result> = {
  /**
   * Handling of input that was not submitted. A draft stores the input. `UnsavedChanges` asks for confirmation before
   * the input is lost, and stores it only when the session ends. `forgotten` discards the input, for forms that contain
   * only passwords and codes.
   */
  unsent: Draft<Values> | typeof UnsavedChanges | 'forgotten'
  /**
   * Property of the request body that the form fills. In error responses, this property is the prefix of the field
   * names. Default: the whole body.
   */
  part?: string
  /** Converts typed values to the format of the contract, for example a national phone number to E.164. */
  prepare?: (values: Values) => Promise<Values>
  /**
   * Validates rules that the schema cannot express, such as the address rules of a country. Returns messages by
   * field, and runs together with the schema.
   */
  check?: (values: Partial<Values>) => Promise<Problems<Values>>
  /** True while the form cannot be submitted, for example during an upload; a submission is then queued. */
  isBlocked?: boolean
  onSuccess: (result: Result) => void
  /**
   * Returns the message to show at a field, for a reason in an error response; default: the message of the error
   * response.
   */
  explain?: (reason: Reason) => string | undefined
  /** Called with an error response before the form shows it. */
  onRefused?: (error: CallError, values: Values) => void
}

/**
 * @param operation operation of generated/calls, such as `modifyAddress`; a form that makes several calls passes an
 * object with `schema` and `mutation`
 */
export function useContractForm<Values extends FieldValues, Result>(
  operation: Operation<Values, Result>,
  options: ContractForm<Values, Result>,
) {
  const { unsent, part, prepare, check, explain, isBlocked = false, onSuccess, onRefused } = options
  const draft = typeof unsent === 'object' ? unsent : undefined

  const mutation = useMutation({
    ...operation.mutation,
    // The form shows error responses itself, so the app handles only the end of the session.
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

  const send = useOneAtATime(async (values: Values) => {
    try {
      const result = await mutation.mutateAsync(values)
      forget()
      onSuccess(result)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      await showRefusal(error)
    }
  })
  const sendNow = handleSubmit(send)

  const [submit, isQueued] = useQueuedSubmit(sendNow, isBlocked)

  /** Shows the message of the server at the fields that it concerns, or above the button if it concerns no field. */
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
    // Validate the fields before the messages of the server are set. A later validation, for example when a field loses
    // focus, would remove these messages.
    await form.trigger(fields)
    for (const { name: field, error: fieldError } of fieldErrors) setError(field, fieldError)
  }

  return {
    ...form,
    name,
    submit,
    showRefusal,
    isPending: mutation.isPending || isQueued,
    /**
     * True while the form is being submitted and after a successful submission; buttons below the form then ignore
     * clicks. A submission removes the error message, and these buttons move up under the pointer. The second click of
     * a double click would otherwise hit them.
     */
    isUnderway: isSubmitting || isSubmitSuccessful,
    /** Error response to the most recent submission. */
    error: mutation.error,
    Guard: typeof unsent === 'function' ? unsent : undefined,
  }
}

const isFieldOf = <Values extends FieldValues>(values: Values, field?: string): field is FieldPath<Values> =>
  field !== undefined && field in values
