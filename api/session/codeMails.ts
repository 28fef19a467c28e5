// Messages with a one-time code, by email or text message.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import type { CodePurpose } from './tables.ts'

/** A `review` ticket is not sent as a code. */
type SentPurpose = Exclude<CodePurpose, 'review'>

const mails = {
  login: 'mails.loginCode',
  register: 'mails.registerCode',
  recover: 'mails.recoverCode',
  confirm: 'mails.confirmCode',
  verify: 'mails.verifyCode',
  link: 'mails.linkCode',
} as const satisfies Record<SentPurpose, string>

/** Purposes whose codes only members can use. */
const forMembers: readonly SentPurpose[] = ['login', 'link', 'recover', 'confirm']

/** Builds the message with a code. If the purpose is for members only, other receivers get a message without a code. */
export function codeMessage(
  to: string,
  purpose: SentPurpose,
  { code, isMember, language }: { code: string; isMember: boolean; language: Language },
): Message {
  if (forMembers.includes(purpose) && !isMember) return nonMemberMessage(to, language)
  return writeMail(to, mails[purpose], { language, params: { code } })
}

/** Message that the receiver has no membership, for requests that only members can make. */
export const nonMemberMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.nonMember', { language, params: {} })
