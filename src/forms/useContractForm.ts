// A form over one operation of the contract: its call, its schema, its types, its refusals on the fields they are about. A second
// press while the first is pending does nothing.
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

/** What a form takes of an operation that writes. */
type Operation<Body, Result> = {
  mutation: Mutation<NoInfer<Body>, Result>
  schema: () => Promise<$ZodType<Body, Body>>
}

type ContractForm<Values extends FieldValues, Result> = {
  /**
   * What happens to unsent input: stored as a draft, asked about by `UnsavedChanges` and stored only when the session ends, or
   * forgotten, for forms of passwords and codes alone.
   */
  unsent: Draft<Values> | typeof UnsavedChanges | 'forgotten'
  /** The part of the call's body that the form fills, by whose name refusals speak of its fields; the whole body without it. */
  part?: string
  /** Brings what people type into the contract's form: a national phone number into E.164. */
  prepare?: (values: Values) => Promise<Values>
  /** Messages by field for what the schema cannot know: the rules of an address's country. Run together with the schema. */
  check?: (values: Partial<Values>) => Promise<Problems<Values>>
  onSuccess: (result: Result) => void
  /** What a field says of a reason it is refused for; the refusal's own message without it. */
  explain?: (reason: Reason) => string | undefined
  /** Called with a refusal before it is shown. */
  onRefused?: (error: CallError, values: Values) => void
}

/** @param operation of generated/calls, `modifyAddress`; where its call is not all, its `schema` and a `mutation` */
export function useContractForm<Values extends FieldValues, Result>(
  operation: Operation<Values, Result>,
  options: ContractForm<Values, Result>,
) {
  const { unsent, part, prepare, check, explain, onSuccess, onRefused } = options
  const draft = typeof unsent === 'object' ? unsent : undefined

  const mutation = useMutation({
    ...operation.mutation,
    // Refusals are shown in the form; only the end of a session is handled by the app.
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

  // A ref, because a second press can come before React has rendered the first one's state.
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

  /** Shows the server's message on the fields it is about, or above the button where it is about none. */
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
    // Validated first: a field that loses the focus meanwhile is validated again, which would remove the server's message.
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
     * Being sent, or sent and not refused. As it is sent again the refusal goes, and what stands below moves up to where the second
     * press of a double one falls.
     */
    isUnderway: isSubmitting || isSubmitSuccessful,
    /** Why the last try was refused. */
    error: mutation.error,
    Guard: typeof unsent === 'function' ? unsent : undefined,
  }
}

const isFieldOf = <Values extends FieldValues>(values: Values, field?: string): field is FieldPath<Values> =>
  field !== undefined && field in values
