// Rejects invalid phone numbers, as the `check` of a form, by the same function as the server.
import { useIntl } from 'react-intl'

/** @returns a message if the number is invalid, or cannot receive a code that is sent to it */
export function usePhoneCheck({ takesCode = false } = {}) {
  const { formatMessage } = useIntl()
  return async (phone: unknown): Promise<string | undefined> => {
    // If the rules cannot be loaded, the server validates.
    const rules = await import('#shared/phone.ts').catch(() => undefined)
    const fits = takesCode ? rules?.canReceiveCode(phone) : rules?.isPhone(phone)
    return fits === false ? formatMessage({ id: 'form.error.phone' }) : undefined
  }
}
