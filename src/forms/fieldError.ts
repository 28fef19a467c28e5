// Selects the error message of a field: that of the server, otherwise the message for the schema error, specific to
// the field if there is one.
import { get, type FieldError, type FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { MessageId } from '../runtime/language/messages.ts'

const byField: Readonly<Record<string, MessageId>> = {
  account: 'form.error.account',
  code: 'form.error.code',
  password: 'form.error.password',
  agreePrivacyPolicy: 'form.error.agreePrivacyPolicy',
}

/** Errors with a message: of the server, or of the form's `check`. */
export type MessageError = { type: 'server' | 'check'; message: string }

export function useFieldError(name: string, errors: FieldErrors, problem?: MessageId): string | undefined {
  const { formatMessage } = useIntl()
  const error: FieldError | undefined = get(errors, name)
  if (!error) return undefined
  if ((error.type === 'server' || error.type === 'check') && error.message) return error.message
  return formatMessage({ id: problem ?? byField[name] ?? 'form.error.other' })
}
