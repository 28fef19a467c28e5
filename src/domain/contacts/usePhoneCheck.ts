// Refuses a phone number that nobody can have, for the `check` of a form: by the same function as the server.
import { useIntl } from 'react-intl'

/** @returns a message where the number fits no country, or takes no code where one is sent to it */
export function usePhoneCheck({ takesCode = false } = {}) {
  const { formatMessage } = useIntl()
  return async (phone: unknown): Promise<string | undefined> => {
    // What cannot load the rules is left to the server.
    const rules = await import('#shared/phone.ts').catch(() => undefined)
    const fits = takesCode ? rules?.canReceiveCode(phone) : rules?.isPhone(phone)
    return fits === false ? formatMessage({ id: 'form.error.phone' }) : undefined
  }
}
