// Writes messages with a one-time code, for email and text messages.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import type { CodePurpose } from './tables.ts'

/** Purposes of codes that are sent to members. Excludes `review`, which is a ticket and not a code. */
type SentPurpose = Exclude<CodePurpose, 'review'>

const mails = {
  login: 'mails.loginCode',
  register: 'mails.registerCode',
  recover: 'mails.recoverCode',
  confirm: 'mails.confirmCode',
  verify: 'mails.verifyCode',
  link: 'mails.linkCode',
} as const satisfies Record<SentPurpose, string>

/** Purposes whose codes are sent only to members, such as `login`. */
const forMembers: readonly SentPurpose[] = ['login', 'link', 'recover', 'confirm']

/**
 * Writes the message with a code. If the purpose is only for members, receivers who are not members get a message
 * without a code.
 */
export function codeMessage(
  to: string,
  purpose: SentPurpose,
  { code, isMember, language }: { code: string; isMember: boolean; language: Language },
): Message {
  if (forMembers.includes(purpose) && !isMember) return nonMemberMessage(to, language)
  return writeMail(to, mails[purpose], { language, params: { code } })
}

/**
 * Writes the message for a receiver who is not a member, after someone requested a code or link that only members get.
 */
export const nonMemberMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.nonMember', { language, params: {} })
