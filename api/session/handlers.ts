// Signing in and out, and the member's own record; what else belongs to an account is in the files beside.
import { localDate } from '../calendar.ts'
import { policyFor } from '../catalog/policies.ts'
import { countWaiting } from '../gifts/index.ts'
import { countryName } from '../language.ts'
import { balances } from '../ledger/ledger.ts'
import { levelList, levelOf } from '../membership/index.ts'
import type { Handlers } from '../http/operation.ts'
import { avatarAddress, babiesOf, expectedDate } from '../profile/index.ts'
import { countActive } from '../vouchers/index.ts'
import { admitAccount } from './admitAccount.ts'
import { codeLife, issueCode, refuseCode, withCode } from './codes.ts'
import { sessionEndHandlers } from './sessionEndHandlers.ts'
import { signUpHandlers } from './signUpHandlers.ts'
import { codeMessage } from './codeMails.ts'
import { endSession, findActiveMember, openSession, readMemberRow, sessionEnd } from './members.ts'
import { passwordHandlers } from './passwordHandlers.ts'
import { authenticateByPassword } from './authenticate.ts'
import { social } from './social/handlers.ts'

export const session: Handlers<'session'> = {
  ...signUpHandlers,
  ...passwordHandlers,
  ...social,
  ...sessionEndHandlers,

  async sendVerifyCode({ db, body, language, now, integrations, browser }) {
    const account = await admitAccount(db, body.account)
    const code = await issueCode(db, { account, purpose: body.purpose, browser }, now)
    const isMember = (await findActiveMember(db, account, now)) !== undefined
    // Not awaited: how long a mail takes would tell whether the account exists.
    void integrations.send(codeMessage(account, body.purpose, code, isMember, language))
    return { expiresInSeconds: codeLife.seconds, resendInSeconds: codeLife.resendSeconds }
  },

  async loginByCode({ db, body, now, caller, browser }) {
    const account = await admitAccount(db, body.account)
    const presented = { account, purpose: 'login', browser, code: body.code } as const
    // A code that meets a closing account is still good to keep it.
    return await withCode(db, presented, now, async (tx) => {
      const { id } = (await findActiveMember(tx, account, now)) ?? refuseCode()
      return await openSession(tx, id, now, { caller })
    })
  },

  async login({ db, body, now, caller }) {
    const account = await admitAccount(db, body.account)
    const { id, passwordHash } = await authenticateByPassword(db, account, body.password, now)
    return await openSession(db, id, now, { caller, passwordHash })
  },

  async checkToken({ member }) {
    return { uid: member.id, expiresAt: sessionEnd(member.session.createdAt).toISOString() }
  },

  async logout({ db, member, now }) {
    await endSession(db, member.session.id, now)
  },

  async getUserInfo({ db, member, language, now, integrations }) {
    const today = localDate(now, member.timeZone)
    // No one of them waits for another: on PostgreSQL each goes over a connection of its own.
    const [{ coins, points }, level, giftCount, discountCount, babies, whole] = await Promise.all([
      balances(db, member.id, now),
      levelOf(db, member.id, now),
      countWaiting(db, member.id),
      countActive(db, member.id, now),
      babiesOf(db, member.id),
      readMemberRow(db, member),
    ])
    const { id, passwordHash, permissions, countryCode, registerCountryCode, ...own } = whole
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
      avatar: await avatarAddress(integrations.files, own.avatar, now),
      countryCode,
      countryName: countryName(countryCode, language),
      lactation: own.lactation,
      cupSize: own.cupSize,
      siliconePlugSize: own.siliconePlugSize,
      resumptionDate: own.resumptionDate,
      memberLevel: level,
      points,
      giftCount,
      discountCount,
      amount: coins,
      memberLevelList: levelList(language),
      registerChannel: own.registerChannel,
      registerSource: own.registerSource,
      shopifyUrl: null,
      purchaseChannel: own.purchaseChannel,
      // The first level's rights are those of every page; beyond it there is something to show.
      showMyRightsMenu: level > 1,
      extraInfo: {},
      birthday: own.birthday,
      registerCountryName: countryName(registerCountryCode, language),
      registerCountryCode,
      phoneVerified: own.phoneVerified,
      emailVerified: own.emailVerified,
      childExpectedDate: expectedDate(babies, today),
    }
  },
}
