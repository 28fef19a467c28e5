// Normalizes email addresses that users type, and validates them by the pattern of the contract (section 5 of the
// specification).
import { sendContactMessage } from '#generated/calls/support.ts'
import { parseUrl } from '#shared/url.ts'

/**
 * Trims an email address and converts its domain to ASCII by IDNA: `mali@bücher.example` becomes
 * `mali@xn--bcher-kva.example`.
 */
export function toEmail(typed: string): string {
  const text = typed.trim()
  const [, name, domain] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(text) ?? []
  const site = domain && parseUrl(`http://${domain}`)
  return site ? `${name}@${site.hostname}` : text
}

/**
 * Returns the contract's validator for email addresses. It checks only the syntax; a one-time code proves that the
 * address exists.
 */
export async function emailRule() {
  const { shape } = await sendContactMessage.schema()
  return (text: string): boolean => shape.replyTo.safeParse(toEmail(text)).success
}

export const isEmail = async (text: string): Promise<boolean> => (await emailRule())(text)
