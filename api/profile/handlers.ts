// Handles operations on a member's profile: details, babies, tasks, consents and notifications.
import { localDate } from '../locale/calendar.ts'
import { lactation } from '../catalog/lactation.ts'
import { balances } from '../ledger/ledger.ts'
import type { Handlers } from '../http/operation.ts'
import { refuse } from '#shared/protocol/refuse.ts'
import { admitAccount, reauthenticate, sendAll, useCode, readMemberRow } from '../session/index.ts'
import { changeAccount } from './account.ts'
import { emailSettings, setEmailTopic } from '../notices/emailSettings.ts'
import { pushHandlers } from './pushHandlers.ts'
import { activationLife, activationOf, confirmActivation, issueActivation } from './activation.ts'
import { babiesOf, allBabies, removeBaby, saveBaby, toBaby } from './babies.ts'
import { consentList, policyOf, recordConsents } from './consents.ts'
import { avatarAddress, changeAvatar, changeInfo } from './info.ts'
import { activationMail } from './mails.ts'
import { markRead, noticesOf, unreadOf } from './notices.ts'
import { currentStage } from './stages.ts'
import { pendingTasks, claimTaskPrize } from './tasks.ts'

export const profile: Omit<Handlers<'profile'>, 'exportData'> = {
  modifyUserInfo: ({ db, member, body, now }) => changeInfo(db, member.id, { changes: body, now }),

  async modifyUserAvatar({ db, member, body: { upload }, now, integrations: { files } }) {
    await changeAvatar(db, member.id, { upload, now })
    return { avatar: await avatarAddress(files, upload, now) }
  },

  async subscribe({ db, member, body, now }) {
    await recordConsents(db, member.id, { choices: { marketingMail: body.subscribed }, now })
  },

  async subscribePhone({ db, member, body, now }) {
    await recordConsents(db, member.id, { choices: { marketingPhone: body.subscribed }, now })
  },

  activate: ({ db, query, now }) => activationOf(db, query.token, now),

  confirmActivation: ({ db, body, now }) => confirmActivation(db, body.token, now),

  async sendActivationMail({ db, member, language, now, integrations }) {
    const { id: memberId, email, emailVerified } = await readMemberRow(db, member)
    if (email === null) return refuse('EMAIL_MISSING', { reasons: [{ code: 'MISSING', field: 'email' }] })
    if (emailVerified) return refuse('ALREADY_VERIFIED')
    const token = await issueActivation(db, { memberId, account: email }, now)
    void integrations.send(activationMail(email, token, language))
    return { expiresInSeconds: activationLife.seconds, resendInSeconds: activationLife.resendSeconds }
  },

  async modifyAccount(request) {
    const { db, member, body, language, now, integrations, browser } = request
    const account = await admitAccount(db, body.account)
    // Checks the code outside of the transaction of the change, because a wrong code must count as a failed attempt
    // even if the change is rolled back.
    await reauthenticate(request, body.proof)
    await useCode(db, { account, purpose: 'verify', browser, code: body.code }, now)
    sendAll(integrations, await changeAccount(db, member, { account, now, language }))
  },

  async listBabies({ db, member, now }) {
    const babies = await allBabies(db, member.id)
    return {
      items: babies.map((baby) => toBaby(baby, member, now)),
      silenced: member.babyContentSilencedAt !== null,
    }
  },

  async saveBaby({ db, member, body, now }) {
    return toBaby(await saveBaby(db, member.id, { ...body, now }), member, now)
  },

  deleteBaby: ({ db, member, body, now }) => removeBaby(db, member.id, { id: body.id, now }),

  async listLactationStages({ db, member, language, now }) {
    const babies = member ? await babiesOf(db, member.id) : []
    return {
      items: lactation().stages.map(({ stage, fromDay, name, text }) => ({
        stage,
        fromDay,
        name: name[language],
        text: text[language],
      })),
      current: member && currentStage(babies, localDate(now, member.timeZone)),
    }
  },

  async listPendingTasks({ db, member, language, now }) {
    return { items: await pendingTasks(db, member, { language, now }) }
  },

  async completeTask({ db, member, body: { task }, now }) {
    const reward = await claimTaskPrize(db, await readMemberRow(db, member), { name: task, now })
    const { coins, points } = await balances(db, member.id, now)
    return { task, reward, coins, points }
  },

  async getPrivacyPolicy({ db, member, language, now }) {
    const { countryCode, inForce, next } = policyOf(member, now)
    const agreed = member.policyVersion === inForce.version
    const { items } = await consentList(db, member.id)
    const membership = items.find(({ purpose }) => purpose === 'membership')
    return {
      countryCode,
      version: inForce.version,
      effectiveFrom: inForce.effectiveFrom,
      summary: inForce.summary[language],
      link: '/app/privacy',
      agreed,
      agreedVersion: member.policyVersion,
      agreedAt: agreed ? (membership?.at ?? null) : null,
      next: next && { version: next.version, effectiveFrom: next.effectiveFrom },
    }
  },

  async agreePrivacyPolicy({ db, member, body, now }) {
    if (body.version !== policyOf(member, now).inForce.version)
      refuse('POLICY_CHANGED', { reasons: [{ code: 'NOT_IN_FORCE', field: 'version' }] })
    await recordConsents(db, member.id, { choices: { membership: true }, now })
  },

  async isAgreeCountryPrivacyPolicy({ member, now }) {
    const { version } = policyOf(member, now).inForce
    return { isAgree: member.policyVersion === version, version }
  },

  getConsents: ({ db, member }) => consentList(db, member.id),

  async setConsents({ db, member, body, now }) {
    await recordConsents(db, member.id, { choices: body, now })
    return await consentList(db, member.id)
  },

  getEmailSettings: ({ db, member }) => emailSettings(db, member.id),

  async setEmailSettings({ db, member, body }) {
    await setEmailTopic(db, member.id, body)
    return await emailSettings(db, member.id)
  },

  ...pushHandlers,

  listNotices: ({ db, member, query, language }) => noticesOf(db, member, { ...query, language }),

  async readNotices({ db, member, body, now }) {
    await markRead(db, member, { ids: body.ids, now })
    return { unread: await unreadOf(db, member) }
  },
}
