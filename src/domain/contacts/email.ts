// E-mail addresses as people type them, and the contract's own pattern of one (section 5).
import { sendContactMessage } from '#generated/calls/support.ts'
import { parseUrl } from '#shared/url.ts'

/** The address without blanks around it, its domain by IDNA in ASCII: `mali@bücher.example` is `mali@xn--bcher-kva.example`. */
export function toEmail(typed: string): string {
  const text = typed.trim()
  const [, name, domain] = /^([^@]*)@([-.\w\u0080-\uffff]+)$/.exec(text) ?? []
  const site = domain && parseUrl(`http://${domain}`)
  return site ? `${name}@${site.hostname}` : text
}

/** The rule by which a text is written like an e-mail address. Whether it exists, only a code shows. */
export async function emailRule() {
  const { shape } = await sendContactMessage.schema()
  return (text: string): boolean => shape.replyTo.safeParse(toEmail(text)).success
}

export const isEmail = async (text: string): Promise<boolean> => (await emailRule())(text)
