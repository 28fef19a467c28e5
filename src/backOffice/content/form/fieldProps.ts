// Properties of fields.
import type { Schema } from './schema.ts'

export type FieldProps = {
  schema: Schema
  value: unknown
  path: string
  label: string
  /** False if the property may be missing. */
  isRequired?: boolean
}

/** Properties of the fields for each kind of value. */
export type KindProps = Omit<FieldProps, 'isRequired'> & {
  /** Value of the empty field; not set if the field cannot be empty. */
  empty?: { value: null | undefined } | undefined
}
