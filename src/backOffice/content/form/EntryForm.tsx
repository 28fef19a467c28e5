// Form for an entry of a topic, generated from the JSON Schema of the topic.
import { useMemo } from 'react'
import { Field } from './Field.tsx'
import { FormProvider, type FormContext } from './formContext.ts'
import type { Schema } from './schema.ts'

type Props = FormContext & {
  schema: Schema
  data: unknown
  label: string
}

export function EntryForm({ schema, data, label, ...context }: Props) {
  const { topic, change, root, zone, problems, saved, isReadOnly, fixed, newKeys, set } = context
  // Fields compare the context by identity, so that only changed fields are rendered again.
  const value = useMemo(
    () => ({ Field, topic, change, root, zone, problems, saved, isReadOnly, fixed, newKeys, set }),
    [topic, change, root, zone, problems, saved, isReadOnly, fixed, newKeys, set],
  )
  return (
    <FormProvider value={value}>
      <Field schema={schema} value={data} path="" label={label} />
    </FormProvider>
  )
}
