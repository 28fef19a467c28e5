// Rejects invalid phone numbers with the same function as the server; used as the `check` option of a form.
import { useIntl } from 'react-intl'

/** @returns an error message if the number is invalid, or if it cannot receive the one-time code that is sent to it */
export function usePhoneCheck({ takesCode = false } = {}) {
  const { formatMessage } = useIntl()
  return async (phone: unknown): Promise<string | undefined> => {
    // If the phone rules cannot be loaded, only the server validates the number.
    const rules = await import('#shared/phone.ts').catch(() => undefined)
    const fits = takesCode ? rules?.canReceiveCode(phone) : rules?.isPhone(phone)
    return fits === false ? formatMessage({ id: 'form.error.phone' }) : undefined
  }
}
