// Handles account recovery by a code or a link, changes of passwords, and setting the first password of a member.
import { eq, isNull } from 'drizzle-orm'
import type { Handlers } from '../http/operation.ts'
import { Refused, refuse } from '#shared/protocol/refuse.ts'
import { accountsOf } from './accounts.ts'
import { admitAccount } from './admitAccount.ts'
import { refuseCode, useCode } from './codes.ts'
import { recoveryMessage } from './accountMails.ts'
import { sendAll } from './announce.ts'
import { nonMemberMessage } from './codeMails.ts'
import { findActiveMember, refuseClosing, readMemberRow } from './members.ts'
import { setPassword } from './setPassword.ts'
import { recoverAccount, removeLostAccount } from './recoverAccount.ts'
import { assertNotPersonal, checkedPassword, hashSecret, matchesSecret, normalPassword } from './passwords.ts'
import { authenticateByCode } from './authenticate.ts'
import { reauthenticate } from './reauthenticate.ts'
import { checkLink, issueLink, linkLife, useLink } from './recovery.ts'
import { rejectionOfPhoneCode } from './unusedAccounts.ts'
import { members } from '../members/tables.ts'

// Does not await emails, because the time that they take would disclose whether the account exists.
export const passwordHandlers: Pick<
  Handlers<'session'>,
  | 'recoverPassword'
  | 'sendMailByRecoverPwd'
  | 'checkRecoverUrl'
  | 'resetNewPass'
  | 'removeLostAccount'
  | 'modifyPassword'
  | 'isOrgPwd'
  | 'modifyOrgPassword'
> = {
  async recoverPassword({ db, body, language, now, integrations, browser }) {
    const account = await admitAccount(db, body.account)
    const password = await checkedPassword(body.newPassword, 'newPassword', {
      personalData: { account },
      isBreached: integrations.isBreached,
    })
    const presented = {
      account,
      purpose: 'recover',
      browser,
      code: body.code,
    } as const
    // Identifies the member by the code. If the new password is rejected, the code stays valid.
    const member = await authenticateByCode(db, presented, {
      now,
      check: (candidate) => assertNotPersonal(password, 'newPassword', candidate),
    })
    if (member.erasesAt) refuseClosing(member.erasesAt)
    const passwordHash = await hashSecret(password)
    const recovery = { account: presented.account, passwordHash, now, language }
    const { messages, result } = (await recoverAccount(db, member, recovery)) ?? refuseCode()
    sendAll(integrations, messages)
    return result
  },

  async sendMailByRecoverPwd({ db, body, language, now, integrations }) {
    const account = await admitAccount(db, body.account)
    const member = await findActiveMember(db, account, now)
    const token = await issueLink(db, account, { memberId: member?.id ?? null, now })
    void integrations.send(
      member ? recoveryMessage(account, token, language) : nonMemberMessage(account, language),
    )
    return { expiresInSeconds: linkLife.seconds, resendInSeconds: linkLife.resendSeconds }
  },

  async checkRecoverUrl({ db, body, now }) {
    const { account, expiresAt } = await checkLink(db, body.token, now)
    return { account, expiresAt: expiresAt.toISOString() }
  },

  async resetNewPass({ db, body, language, now, integrations }) {
    const password = await checkedPassword(body.newPassword, 'newPassword', integrations)
    const passwordHash = await hashSecret(password)
    // Uses up the recovery link in the same transaction that checks the new password, so that the link stays valid if
    // the check fails.
    const recovered = await db.transaction(async (tx) => {
      const { owner, account } = await useLink(tx, body.token, now)
      const rejection = await rejectionOfPhoneCode(tx, owner, { account, now })
      if (rejection) return rejection
      if (owner.erasesAt) refuseClosing(owner.erasesAt)
      assertNotPersonal(password, 'newPassword', owner)
      const recovery = { account, passwordHash, now, language }
      return (await recoverAccount(tx, owner, recovery)) ?? refuse('LINK_GONE')
    })
    if (recovered instanceof Refused) throw recovered
    sendAll(integrations, recovered.messages)
    return recovered.result
  },

  async removeLostAccount({ db, body: { ticket }, language, now, integrations }) {
    sendAll(integrations, await removeLostAccount(db, { ticket, now, language }))
  },

  async modifyPassword(request) {
    const { db, body, member, language, now, integrations } = request
    const { oldPassword, passkey } = body
    const row = await readMemberRow(db, member)
    const password = await checkedPassword(body.newPassword, 'newPassword', {
      personalData: row,
      isBreached: integrations.isBreached,
    })
    const old = row.passwordHash
    if (passkey) await reauthenticate(request, { passkey })
    else if (oldPassword === undefined)
      refuse('BAD_REQUEST', { reasons: [{ code: 'REQUIRED', field: 'oldPassword' }] })
    const fits = oldPassword === undefined || (await matchesSecret(old, normalPassword(oldPassword)))
    const condition = old === null ? undefined : eq(members.passwordHash, old)
    const passwordHash = await hashSecret(password)
    const change = { passwordHash, now, language, keep: member.session.id, condition }
    const messages = fits ? await setPassword(db, row, change) : undefined
    if (!messages) refuse('PASSWORD_WRONG', { reasons: [{ code: 'PASSWORD_WRONG', field: 'oldPassword' }] })
    sendAll(integrations, messages)
  },

  async isOrgPwd({ db, member }) {
    return { isOrgPwd: (await readMemberRow(db, member)).passwordHash === null }
  },

  async modifyOrgPassword({ db, body, member, language, now, integrations, browser }) {
    const row = await readMemberRow(db, member)
    if (row.passwordHash !== null) refuse('PASSWORD_EXISTS')
    const password = await checkedPassword(body.newPassword, 'newPassword', {
      personalData: row,
      isBreached: integrations.isBreached,
    })
    const [account = refuseCode()] = accountsOf(row)
    await useCode(db, { account, purpose: 'confirm', browser, code: body.code }, now)
    const condition = isNull(members.passwordHash)
    const passwordHash = await hashSecret(password)
    const change = { passwordHash, now, language, keep: member.session.id, condition }
    sendAll(integrations, (await setPassword(db, row, change)) ?? refuse('PASSWORD_EXISTS'))
  },
}
