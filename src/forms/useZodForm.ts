// Form that is validated by a zod schema. If the form has a draft, the input survives a reload or an ended session.
// Invalid fields are listed, and the first of them gets the focus. The caller handles valid input; `useContractForm`
// does so for operations of the contract. A server-rendered form has no default values, so that text typed before
// hydration is preserved: a field gets its initial value as `defaultValue`.
import { useEffect, useRef, useState } from 'react'
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Mode,
  type Resolver,
} from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { useAppContext } from '../runtime/app/AppProvider.tsx'
import { draftsOf } from '../runtime/storage/drafts.ts'
import type { PostedError } from '../runtime/app/posted.ts'
import type { InvalidFields } from './ErrorSummary.tsx'
import './keepFieldFocus.ts'
import { focusField, invalidFieldsIn } from './invalidFields.ts'

/** Name of the draft, and the names of secret fields, which the draft must not contain. */
export type Draft<Values extends FieldValues> = { name: string; secret: readonly FieldPath<Values>[] }

export type Problems<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>

type ZodForm<Values extends FieldValues> = {
  /** Loads the schema when it is first needed. */
  schema: () => Promise<$ZodType<Values, Values>>
  draft?: Draft<Values> | undefined
  /**
   * Draft name for a form that stores a draft only when the session ends. The draft is restored when the member returns
   * to the same URL.
   */
  returnDraft?: string | undefined
  defaultValues?: DefaultValues<Values>
  /** Initial errors of a form that was rejected before hydration; its fields contain the typed values. */
  refused?: Readonly<Record<string, PostedError>> | undefined
  /** Time of validation: when a field loses focus, or only on submit. */
  mode?: Extract<Mode, 'onTouched' | 'onSubmit'>
  /** Converts typed values to the format of the schema, for example a national phone number to E.164. */
  prepare?: (values: Values) => Promise<Values>
  /**
   * Validates rules that the schema cannot express, such as the address rules of a country. Returns messages by
   * field, and runs together with the schema.
   */
  check?: (values: Partial<Values>) => Promise<Problems<Values>>
  /**
   * Maps the error message of the schema, which is only the name of a problem, to the translated message for the field.
   */
  explainProblem?: (problem: string) => string
}

export function useZodForm<Values extends FieldValues>(options: ZodForm<Values>) {
  const {
    schema,
    draft,
    returnDraft,
    defaultValues,
    refused,
    mode = 'onTouched',
    prepare,
    check,
    explainProblem,
  } = options
  const resolver: Resolver<Values> = async (values, context, settings) => {
    const [{ zodResolver }, validator] = await Promise.all([import('@hookform/resolvers/zod'), schema()])
    const validate = zodResolver<Values, unknown, Values>(validator)
    const prepared = prepare ? await prepare(values) : values
    const [validated, problems = {}] = await Promise.all([
      validate(prepared, context, settings),
      check?.(prepared),
    ])
    const checked = Object.entries<string | undefined>(problems).map(
      ([field, message]): [string, FieldError] => [field, { type: 'check', message }],
    )
    const isValid = Object.keys(validated.errors).length === 0
    if (checked.length === 0 && (isValid || !explainProblem)) return validated
    const invalid = explainProblem ? explained(validated.errors, explainProblem) : validated.errors
    return { values: {}, errors: Object.assign(noErrors<Values>(), Object.fromEntries(checked), invalid) }
  }
  // Keep the same object: a new object would set the errors again with each render.
  const [initialErrors] = useState<FieldErrors<Values>>(() => Object.assign(noErrors<Values>(), refused))
  const form = useForm<Values>({
    resolver,
    mode,
    reValidateMode: mode === 'onSubmit' ? mode : 'onChange',
    shouldFocusError: false,
    ...(defaultValues && { defaultValues }),
    ...(refused && { errors: initialErrors }),
  })
  const { reset, subscribe, getValues, getFieldState } = form

  const summaryRef = useRef<HTMLDivElement>(null)
  const [invalid, setInvalid] = useState<InvalidFields>({ list: [], attempt: 0 })
  /** Lists the invalid fields above the button, and focuses the first field. */
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
    const fieldNames = typeof names === 'string' ? [names] : names
    const isFine = await form.trigger(fieldNames)
    if (!isFine && settings?.shouldFocus) showInvalid(fieldNames.filter((name) => getFieldState(name).error))
    return isFine
  }

  const app = useAppContext()
  const [drafts] = useState(() => draftsOf(app))
  const isUnsaved = useRef(false)
  const isSubmitted = useRef(false)
  const draftName = () =>
    draft?.name ?? (returnDraft && `${returnDraft}@${location.pathname}${location.search}`)
  useEffect(() => {
    const name = draftName()
    const storedDraft = name && drafts.read(name)
    if (refused) showInvalid(fieldsOf(refused))
    else if (storedDraft) {
      reset({ ...getValues(), ...storedDraft }, { keepDefaultValues: true })
      // After restoring the draft, delete it if it was stored only because a session ended. Store a regular draft
      // again, for the current session.
      drafts.write(name, draft ? storedDraft : null, draft?.secret)
      if (!draft) isUnsaved.current = true
    }
    const keepForReturn = () => {
      const current = draftName()
      if (current && (isUnsaved.current || isSubmitted.current))
        drafts.writeLast(current, getValues(), draft?.secret)
    }
    app.beforeSessionEnd.add(keepForReturn)
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        isUnsaved.current ||= type === 'change'
        // Do not store unchanged values: the draft would later replace newer initial values.
        if (draft && isUnsaved.current) drafts.write(draft.name, values, draft.secret)
      },
    })
    return () => {
      app.beforeSessionEnd.delete(keepForReturn)
      stop()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name identifies the draft
  }, [draft?.name, returnDraft])

  /** Returns a submit handler that calls the given function for valid input, and lists the invalid fields otherwise. */
  const handleSubmit = (onValid: (values: Values) => void | Promise<void>, onInvalid?: () => void) =>
    form.handleSubmit(
      (values) => {
        isSubmitted.current = true
        return onValid(values)
      },
      (errors) => {
        showInvalid(fieldsOf(errors))
        onInvalid?.()
      },
    )

  return {
    ...form,
    trigger,
    handleSubmit,
    invalid,
    summaryRef,
    showInvalid,
    /** Returns true if a value has changed since the form was opened or last submitted. */
    hasUnsaved: () => isUnsaved.current,
    /** Deletes the draft after the input was saved. */
    forget: () => {
      if (draft) drafts.write(draft.name, null)
      isUnsaved.current = false
      isSubmitted.current = false
    },
  }
}

const fieldsOf = (errors: object) => Object.keys(errors).filter((name) => name !== 'root')

const explained = <Values extends FieldValues>(
  errors: FieldErrors<Values>,
  explain: (problem: string) => string,
) =>
  Object.fromEntries(
    Object.keys(errors).map((name) => {
      const error: FieldError | undefined = get(errors, name)
      return [name, error?.message ? { type: 'check', message: explain(error.message) } : error]
    }),
  )

const noErrors = <Values extends FieldValues>(): FieldErrors<Values> => ({})
