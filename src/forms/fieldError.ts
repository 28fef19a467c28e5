// Selects the error message of a field: the message of the server if there is one, otherwise a message for the kind of
// error. A message for this particular field takes precedence over a general message.
import { get, type FieldError, type FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { MessageId } from '../runtime/language/messages.ts'

const byField: Readonly<Record<string, MessageId>> = {
  account: 'form.error.account',
  code: 'form.error.code',
  password: 'form.error.password',
  agreePrivacyPolicy: 'form.error.agreePrivacyPolicy',
}

/** Types of errors that already contain a message, from the server or from the form's `check` option. */
export type MessageError = { type: 'server' | 'check'; message: string }

export function useFieldError(name: string, errors: FieldErrors, problem?: MessageId): string | undefined {
  const { formatMessage } = useIntl()
  const error: FieldError | undefined = get(errors, name)
  if (!error) return undefined
  if ((error.type === 'server' || error.type === 'check') && error.message) return error.message
  return formatMessage({ id: problem ?? byField[name] ?? 'form.error.other' })
}
