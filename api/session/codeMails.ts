// Messages with a code, by e-mail or phone.
import { writeMail } from '../locale/intl.ts'
import type { Language } from '../locale/language.ts'
import type { Message } from '../integrations/integrations.ts'
import type { CodePurpose } from './tables.ts'

/** A `review` ticket is never sent as a code. */
type SentPurpose = Exclude<CodePurpose, 'review'>

const mails = {
  login: 'mails.loginCode',
  register: 'mails.registerCode',
  recover: 'mails.recoverCode',
  confirm: 'mails.confirmCode',
  verify: 'mails.verifyCode',
  link: 'mails.linkCode',
} as const satisfies Record<SentPurpose, string>

/** Codes that only a member can use: they are never told to a stranger. */
const forMembers: readonly SentPurpose[] = ['login', 'link', 'recover', 'confirm']

/** The message with a code; to a stranger's address, for what only members can do, that it belongs to none. */
export function codeMessage(
  to: string,
  purpose: SentPurpose,
  { code, isMember, language }: { code: string; isMember: boolean; language: Language },
): Message {
  if (forMembers.includes(purpose) && !isMember) return nonMemberMessage(to, language)
  return writeMail(to, mails[purpose], { language, params: { code } })
}

/** What a stranger is written who wants what only members can have. */
export const nonMemberMessage = (to: string, language: Language): Message =>
  writeMail(to, 'mails.nonMember', { language, params: {} })
