// Signing in and out, registration, and the member's own record.
import { localDate } from '../calendar.ts'
import { policyFor } from '../catalog/policies.ts'
import { countryName } from '../language.ts'
import { balances } from '../ledger/ledger.ts'
import { levelFor, levelList } from '../membership/rules.ts'
import type { Handlers } from '../operation.ts'
import { babiesOf } from '../profile/babies.ts'
import { expectedDate } from '../profile/stages.ts'
import { refuse } from '../refuse.ts'
import { normalAccount } from './accounts.ts'
import { codeLife, issueCode, refuseCode, useCode } from './codes.ts'
import { codeMessage } from './mails.ts'
import { endSession, findMember, openSession } from './members.ts'
import { matchesSecret, normalPassword } from './passwords.ts'
import { checkRegistration, createMember } from './registration.ts'
import { social } from './social/handlers.ts'

export const session: Handlers<'session'> = {
  ...social,

  async sendVerifyCode({ db, body, language, now, outside }) {
    const account = normalAccount(body.account)
    const code = await issueCode(db, account, body.purpose, now)
    const isMember = (await findMember(db, account)) !== undefined
    // Not awaited: how long a mail takes would tell whether the account exists.
    void outside.send(codeMessage(account, body.purpose, code, isMember, language))
    return { expiresInSeconds: codeLife.seconds, resendInSeconds: codeLife.resendSeconds }
  },

  async loginByCode({ db, body, now }) {
    const account = normalAccount(body.account)
    await useCode(db, account, 'login', body.code, now)
    const member = await findMember(db, account)
    return member ? openSession(db, member.id, now) : refuseCode()
  },

  async login({ db, body, now }) {
    const member = await findMember(db, normalAccount(body.account))
    const fits = await matchesSecret(member?.passwordHash, normalPassword(body.password))
    return member && fits ? openSession(db, member.id, now) : refuse('CREDENTIALS_WRONG')
  },

  async registerByCode({ db, body: { code, ...body }, now }) {
    const registration = { ...body, account: normalAccount(body.account) }
    await checkRegistration(registration)
    await useCode(db, registration.account, 'register', code, now)
    // One transaction: a fault leaves no member behind who was never signed in.
    return await db.transaction(async (tx) => openSession(tx, await createMember(tx, registration, now), now))
  },

  async checkToken({ member }) {
    return { uid: member.id, expiresAt: member.session.expiresAt.toISOString() }
  },

  async logout({ db, member, now }) {
    await endSession(db, member.session.id, now)
  },

  async getUserInfo({ db, member, language, now }) {
    const { coins, points } = await balances(db, member.id, now)
    const today = localDate(now, member.timeZone)
    const { id, passwordHash, permissions, countryCode, registerCountryCode, ...own } = member
    return {
      isVisitSignView: own.visitedCheckIn,
      showSignMenu: true,
      newPrivacyPolicy: own.policyVersion !== policyFor(countryCode, today).inForce.version,
      activityList: permissions,
      hasPass: passwordHash !== null,
      uid: id,
      email: own.email,
      firstName: own.firstName,
      lastName: own.lastName,
      phone: own.phone,
      avatar: own.avatar,
      countryCode,
      countryName: countryName(countryCode, language),
      lactation: own.lactation,
      cupSize: own.cupSize,
      siliconePlugSize: own.siliconePlugSize,
      resumptionDate: own.resumptionDate,
      memberLevel: levelFor(points).level.level,
      points,
      giftCount: 0,
      discountCount: 0,
      amount: coins,
      memberLevelList: levelList(language),
      registerChannel: own.registerChannel,
      registerSource: own.registerSource,
      shopifyUrl: null,
      purchaseChannel: own.purchaseChannel,
      showMyRightsMenu: false,
      extraInfo: {},
      birthday: own.birthday,
      registerCountryName: countryName(registerCountryCode, language),
      registerCountryCode,
      phoneVerified: own.phoneVerified,
      emailVerified: own.emailVerified,
      childExpectedDate: expectedDate(await babiesOf(db, id), today),
    }
  },
}
