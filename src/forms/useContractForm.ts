// A form over one operation of the contract: its call, its schema, its types, its refusals on the fields they are about. What was
// typed survives an interruption, and a second press while the first is under way does nothing. There are no default
// values, so that text typed before the page came to life stays: a field that begins with a value gets it as `defaultValue`.
import { useEffect, useRef, useState } from 'react'
import { useForm, type FieldPath, type FieldValues, type Resolver } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { useMutation } from '@tanstack/react-query'
import type { $ZodType } from 'zod/v4/core'
import { CallError } from '../client/errors.ts'
import { draftsOf } from '../runtime/session/drafts.ts'
import { failureText } from '../runtime/notices/failure.ts'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import type { ErrorInWords } from './fieldError.ts'
import { faultsIn, leadTo } from './faults.ts'
import type { Faults } from './FaultSummary.tsx'
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
   * What becomes of what was typed and not sent: kept as a draft, asked about by a `UnsavedChanges`, or forgotten, where
   * nothing is typed but passwords and codes.
   */
  unsent: Draft<Values> | typeof UnsavedChanges | 'forgotten'
  /** The part of the call's body that the form fills, by whose name refusals speak of its fields; the whole body without it. */
  part?: string
  /** Brings what people type into the contract's form: a national phone number into E.164. */
  prepare?: (values: Values) => Promise<Values>
  /** What the schema cannot know, in words by field: the rules of an address's country. Asked together with the schema. */
  check?: (values: Partial<Values>) => Promise<Problems<Values>>
  onSuccess: (result: Result) => void
  /** Hears of a refusal before it is shown. */
  onRefused?: (error: CallError, sent: Values) => void
}

/** Its name, and the fields that are never written down. */
type Draft<Values extends FieldValues> = { name: string; secret: readonly FieldPath<Values>[] }

export type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>

/** @param operation of generated/calls, `modifyAddress`; where its call is not all, its `schema` and a `mutation` */
export function useContractForm<Values extends FieldValues, Result>(
  operation: Operation<Values, Result>,
  options: ContractForm<Values, Result>,
) {
  const { schema } = operation
  const { unsent, part, prepare, check, onSuccess, onRefused } = options
  const draft = typeof unsent === 'object' ? unsent : undefined

  const mutation = useMutation({
    ...operation.mutation,
    // They stand in the form; only the end of a session stays the app's.
    meta: { showsRefusals: true },
    onError: onRefused,
  })
  const intl = useIntl()
  const resolver: Resolver<Values> = async (values, context, settings) => {
    const [{ zodResolver }, validator] = await Promise.all([import('@hookform/resolvers/zod'), schema()])
    const validate = zodResolver<Values, unknown, Values>(validator)
    const prepared = prepare ? await prepare(values) : values
    const [found, problems = {}] = await Promise.all([
      validate(prepared, context, settings),
      check?.(prepared),
    ])
    const told = Object.entries<string | undefined>(problems).map(([field, message]) => [
      field,
      { type: 'check', message },
    ])
    if (told.length === 0) return found
    return { values: {}, errors: { ...Object.fromEntries(told), ...found.errors } }
  }
  const form = useForm<Values>({ resolver, mode: 'onTouched', shouldFocusError: false })
  const { reset, subscribe, setError, getValues, getFieldState } = form

  const foot = useRef<HTMLDivElement>(null)
  const [faults, setFaults] = useState<Faults>({ list: [], attempt: 0 })
  /** Says above the button what a try has found wrong, and leads to the first of it. */
  function tell(names: readonly string[]) {
    const place = foot.current?.closest('form')
    if (!place || names.length === 0) return
    const list = faultsIn(place, names)
    setFaults(({ attempt }) => ({ list, attempt: attempt + 1 }))
    const [first] = list
    if (first) leadTo(place, first)
  }
  async function trigger(
    names: FieldPath<Values> | readonly FieldPath<Values>[],
    settings?: { shouldFocus: boolean },
  ) {
    const wanted = typeof names === 'string' ? [names] : names
    const isFine = await form.trigger(wanted)
    if (!isFine && settings?.shouldFocus) tell(wanted.filter((name) => getFieldState(name).error))
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
        // What nobody changed is no draft: later it would come before what is known by then.
        if (draft && isUnsaved.current) drafts.write(draft.name, values, draft.secret)
      },
    })
    // The draft's name is what it is known by; the object around it is new at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [draft?.name])

  // A ref, because two presses can come before React has drawn the first one's state.
  const isBusy = useRef(false)
  const submit = form.handleSubmit(
    async (values) => {
      if (isBusy.current) return
      isBusy.current = true
      try {
        const result = await mutation.mutateAsync(values)
        if (draft) drafts.write(draft.name, null)
        isUnsaved.current = false
        onSuccess(result)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        await refuse(error)
      } finally {
        isBusy.current = false
      }
    },
    (errors) => tell(Object.keys(errors).filter((name) => name !== 'root')),
  )

  /** The server's words on the fields they are about, or above the button where they are about none. */
  async function refuse(error: CallError) {
    const said: ErrorInWords = { type: 'server', message: failureText(error, intl) }
    const fields = error.reasons
      .map(({ field }) => (part ? field?.split(`${part}.`, 2)[1] : field))
      .filter((field) => isFieldOf(getValues(), field))
    if (fields.length === 0) return setError('root', said)
    tell(fields)
    // A field that loses the focus on the way is checked once more, and would lose what the server says of it.
    await form.trigger(fields)
    for (const field of fields) setError(field, said)
  }

  return {
    ...form,
    trigger,
    submit,
    faults,
    foot,
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
