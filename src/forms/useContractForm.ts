// A form over one operation of the contract: its call, its schema, its types, its refusals on the fields they are about. Input
// survives an interruption, and a second press while the first is pending does nothing. The form has no default values, so that
// text typed before hydration stays: a field with an initial value gets it as `defaultValue`.
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import type { $ZodType } from 'zod/v4/core'
import type { Reason } from '../../generated/schema.d.ts'
import { CallError } from '../client/errors.ts'
import { draftsOf } from '../runtime/storage/drafts.ts'
import { failureText } from '../runtime/format/failureText.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import type { MessageError } from './fieldError.ts'
import { invalidFieldsIn, focusField } from './invalidFields.ts'
import type { InvalidFields } from './ErrorSummary.tsx'
import type { UnsavedChanges } from './UnsavedChanges.tsx'

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
   * What happens to unsent input: stored as a draft, asked about by `UnsavedChanges`, or forgotten, where only passwords and
   * codes are typed.
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
  onRefused?: (error: CallError, sent: Values) => void
}

/** Its name, and the fields that are never stored. */
type Draft<Values extends FieldValues> = { name: string; secret: readonly FieldPath<Values>[] }

export type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>

/** @param operation of generated/calls, `modifyAddress`; where its call is not all, its `schema` and a `mutation` */
export function useContractForm<Values extends FieldValues, Result>(
  operation: Operation<Values, Result>,
  options: ContractForm<Values, Result>,
) {
  const { schema } = operation
  const { unsent, part, prepare, check, explain, onSuccess, onRefused } = options
  const draft = typeof unsent === 'object' ? unsent : undefined

  const mutation = useMutation({
    ...operation.mutation,
    // Refusals are shown in the form; only the end of a session is handled by the app.
    meta: { showsRefusals: true },
    onError: onRefused,
  })
  const intl = useIntl()
  const resolver: Resolver<Values> = async (values, context, settings) => {
    const [{ zodResolver }, validator] = await Promise.all([import('@hookform/resolvers/zod'), schema()])
    const validate = zodResolver<Values, unknown, Values>(validator)
    const prepared = prepare ? await prepare(values) : values
    const [validated, problems = {}] = await Promise.all([
      validate(prepared, context, settings),
      check?.(prepared),
    ])
    const checked = Object.entries<string | undefined>(problems).map(([field, message]) => [
      field,
      { type: 'check', message },
    ])
    if (checked.length === 0) return validated
    return { values: {}, errors: { ...Object.fromEntries(checked), ...validated.errors } }
  }
  const form = useForm<Values>({ resolver, mode: 'onTouched', shouldFocusError: false })
  const { reset, subscribe, setError, getValues, getFieldState } = form

  const summaryRef = useRef<HTMLDivElement>(null)
  const [invalid, setInvalid] = useState<InvalidFields>({ list: [], attempt: 0 })
  /** Lists the invalid fields above the button, and focuses the first. */
  function showInvalid(names: readonly string[]) {
    const formElement = summaryRef.current?.closest('form')
    if (!formElement || names.length === 0) return
    const list = invalidFieldsIn(formElement, names)
    setInvalid(({ attempt }) => ({ list, attempt: attempt + 1 }))
    const [first] = list
    if (first) focusField(formElement, first)
  }
  async function trigger(
    names: FieldPath<Values> | readonly FieldPath<Values>[],
    settings?: { shouldFocus: boolean },
  ) {
    const wanted = typeof names === 'string' ? [names] : names
    const isFine = await form.trigger(wanted)
    if (!isFine && settings?.shouldFocus) showInvalid(wanted.filter((name) => getFieldState(name).error))
    return isFine
  }

  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))
  const isUnsaved = useRef(false)
  useEffect(() => {
    const kept = draft && drafts.read(draft.name)
    if (kept) reset({ ...getValues(), ...kept }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        isUnsaved.current ||= type === 'change'
        // Unchanged values are no draft: later they would replace newer initial values.
        if (draft && isUnsaved.current) drafts.write(draft.name, values, draft.secret)
      },
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the draft is its name; the object around it is new at each render
  }, [draft?.name])

  /** What is not valid is told, whatever is done with what is. */
  const handleSubmit = (onValid: (values: Values) => void | Promise<void>) =>
    form.handleSubmit(onValid, (errors) => showInvalid(Object.keys(errors).filter((name) => name !== 'root')))

  // A ref, because a second press can come before React has rendered the first one's state.
  const isBusy = useRef(false)
  const submit = handleSubmit(async (values) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const result = await mutation.mutateAsync(values)
      if (draft) drafts.write(draft.name, null)
      isUnsaved.current = false
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
    const refused = error.reasons.flatMap((reason): { name: FieldPath<Values>; error: MessageError }[] => {
      const name = part ? reason.field?.split(`${part}.`, 2)[1] : reason.field
      if (!isFieldOf(getValues(), name)) return []
      return [{ name, error: { type: 'server', message: explain?.(reason) ?? message } }]
    })
    if (refused.length === 0) return setError('root', { type: 'server', message })
    const fields = refused.map(({ name }) => name)
    showInvalid(fields)
    // Validated first: a field that loses the focus meanwhile is validated again, which would remove the server's message.
    await form.trigger(fields)
    for (const { name, error: said } of refused) setError(name, said)
  }

  return {
    ...form,
    trigger,
    handleSubmit,
    submit,
    showRefusal,
    invalid,
    summaryRef,
    isPending: mutation.isPending,
    /** Why the last try was refused. */
    error: mutation.error,
    Guard: typeof unsent === 'function' ? unsent : undefined,
    /** Whether something was changed since the form was opened or sent. */
    hasUnsaved: () => isUnsaved.current,
  }
}

const isFieldOf = <Values extends FieldValues>(values: Values, field?: string): field is FieldPath<Values> =>
  field !== undefined && field in values
