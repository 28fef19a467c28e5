// Data that all fields of a form share.
import { createContext, use, type ComponentType } from 'react'
import type { FieldProps } from './fieldProps.ts'
import type { Schema } from './schema.ts'

export type FormContext = {
  topic: string
  /** Change in which the entry is edited. */
  change: string
  root: Schema
  /** Time zone in which times are shown and entered. */
  zone: string
  /** Message of the server for each path with a problem. */
  problems: ReadonlyMap<string, string>
  /** Data of the last save, to which the problems belong. */
  saved: unknown
  isReadOnly: boolean
  /** Paths of fields that identify the entry, which cannot change after it was created. */
  fixed: readonly string[]
  /** Paths of fields that identify a new entry. */
  newKeys: readonly string[]
  set: (path: string, value: unknown) => void
}

/** Fields of objects and lists contain further fields; the context provides their component without a circular import. */
type FieldContext = FormContext & { Field: ComponentType<FieldProps> }

const Context = createContext<FieldContext | undefined>(undefined)

export const FormProvider = Context

export function useFormContext(): FieldContext {
  const context = use(Context)
  if (!context) throw new Error('Field is not in a form.')
  return context
}
