// E-mails to a member when an account of another service begins or ceases to open their membership.
import { writeMail } from '../../locale/intl.ts'
import type { Language } from '../../locale/language.ts'
import type { Message } from '../../integrations/integrations.ts'
import type { Provider } from '../../integrations/social.ts'

const mails = { bound: 'mails.serviceConnected', unbound: 'mails.serviceDisconnected' } as const

const services: Readonly<Record<Provider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

export const accountMessage = (
  to: string,
  change: keyof typeof mails,
  provider: Provider,
  language: Language,
): Message => writeMail(to, mails[change], language, { service: services[provider] })
