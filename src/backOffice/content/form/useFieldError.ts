// Finds the problem of a field: the message of the server, or a constraint of the schema that the value violates.
import { useIntl, type IntlShape } from 'react-intl'
import type { KindProps } from './fieldProps.ts'
import { useFormContext } from './formContext.ts'
import { inLabels, nameInSentence } from './labels.ts'
import { valueIn } from './paths.ts'
import { resolve, type languages, type Schema } from './schema.ts'

type Target = Pick<KindProps, 'path' | 'schema' | 'value' | 'label'> & {
  /** Language of a translation. */
  language?: (typeof languages)[number]
}

export function useFieldError({ path, schema, value, label, language }: Target) {
  const intl = useIntl()
  const { problems, saved, root, topic } = useFormContext()
  const error = constraintError(intl, resolve(root, schema), value)
  const problem = problems.get(path)
  // The server has validated the saved value only.
  if (error !== undefined || problem === undefined || valueIn(saved, path) !== value) return error
  if (value !== '' && value !== undefined && value !== null) return inLabels(topic, problem)
  const name = nameInSentence(label)
  if (language === undefined) return intl.formatMessage({ id: 'backOffice.form.required' }, { name })
  const languageName = intl.formatMessage({ id: `backOffice.language.${language}` })
  return intl.formatMessage({ id: 'backOffice.form.required.language' }, { name, language: languageName })
}

function constraintError(intl: IntlShape, schema: Schema, value: unknown): string | undefined {
  if (typeof value === 'number') return rangeError(intl, schema, value)
  if (typeof value !== 'string' || value === '') return undefined
  const { maxLength, pattern } = schema
  if (typeof maxLength === 'number' && value.length > maxLength)
    return intl.formatMessage({ id: 'backOffice.form.tooLong' }, { count: maxLength, length: value.length })
  if (typeof pattern === 'string' && !matches(pattern, value)) return patternError(intl, pattern)
  return undefined
}

function rangeError(intl: IntlShape, { minimum, maximum }: Schema, value: number): string | undefined {
  if (typeof minimum === 'number' && value < minimum)
    return intl.formatMessage({ id: 'backOffice.form.tooSmall' }, { count: minimum })
  if (typeof maximum === 'number' && value > maximum)
    return intl.formatMessage({ id: 'backOffice.form.tooLarge' }, { count: maximum })
  return undefined
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value)
  } catch {
    // The server validates patterns that this browser does not support.
    return true
  }
}

/** Format of ids. */
export const slug = '^[a-z0-9]+(-[a-z0-9]+)*$'

function patternError(intl: IntlShape, pattern: string): string {
  if (pattern === slug) return intl.formatMessage({ id: 'backOffice.form.slug' })
  return intl.formatMessage({ id: 'backOffice.form.pattern' })
}
