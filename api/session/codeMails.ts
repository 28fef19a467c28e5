// Composes emails and text messages that contain a one-time code.
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
 * Composes the message with a code. If the purpose is only for members, receivers who are not members get a message
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
 * Composes the message to a receiver who is not a member, for whom someone requested a code or link that only members
 * get.
 */
export const nonMemberMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.nonMember', { language, params: {} })
