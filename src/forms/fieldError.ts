// A field's error in words: the server's own, else what the schema found, said for this field where we have such words.
import { get, type FieldError, type FieldErrors } from 'react-hook-form'
import { useIntl } from 'react-intl'
import type { MessageId } from '../runtime/messages.ts'

const byField: Readonly<Record<string, MessageId>> = {
  account: 'form.error.account',
  code: 'form.error.code',
  password: 'form.error.password',
  agreePrivacyPolicy: 'form.error.agreePrivacyPolicy',
}

export function useFieldError(name: string, errors: FieldErrors): string | undefined {
  const { formatMessage } = useIntl()
  const error: FieldError | undefined = get(errors, name)
  if (!error) return undefined
  if (error.type === 'server' && error.message) return error.message
  return formatMessage({ id: byField[name] ?? 'form.error.other' })
}
