// Handles operations on the whole account: getUserInfo, the home page, the data export and the deletion.
import { policyFor } from '../catalog/policies.ts'
import { redemptionFulfillment } from '../coins/index.ts'
import { cancelForSilence } from '../fulfillment/cancelForSilence.ts'
import { claimFulfillment, countWaiting } from '../gifts/index.ts'
import type { Handlers } from '../http/operation.ts'
import { balances } from '../ledger/ledger.ts'
import { levelOf } from '../levels/level.ts'
import { levelList } from '../levels/rules.ts'
import { localDate } from '../locale/calendar.ts'
import { countryName } from '../locale/language.ts'
import {
  avatarAddress,
  babiesOf,
  birthdayCorrectableUntil,
  expectedDate,
  silenceBabies,
} from '../profile/index.ts'
import {
  admitAccount,
  authenticate,
  hasPasskey,
  sessionOf,
  signIn,
  readMemberRow,
  reauthenticate,
} from '../session/index.ts'
import { countActive } from '../vouchers/index.ts'
import { close, deletionPreview } from './closing.ts'
import { exportOf } from './exportData.ts'
import { todayOf } from './today.ts'

export const account: Handlers<'account'> = {
  async getUserInfo({ db, member, language, now, integrations }) {
    const today = localDate(now, member.timeZone)
    // Runs the queries concurrently: on PostgreSQL each query uses a separate connection.
    const [{ coins, points }, level, giftCount, discountCount, babies, keyed, whole] = await Promise.all([
      balances(db, member.id, now),
      levelOf(db, member.id, now),
      countWaiting(db, member.id),
      countActive(db, member.id, now),
      babiesOf(db, member.id),
      hasPasskey(db, member.id),
      readMemberRow(db, member),
    ])
    const { id, passwordHash, permissions, countryCode, registerCountryCode, ...profile } = whole
    return {
      isVisitSignView: profile.visitedCheckIn,
      showSignMenu: true,
      newPrivacyPolicy: profile.policyVersion !== policyFor(countryCode, today).inForce.version,
      activityList: permissions,
      hasPass: passwordHash !== null,
      hasPasskey: keyed,
      uid: id,
      email: profile.email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone,
      avatar: await avatarAddress(integrations.files, profile.avatar, now),
      countryCode,
      countryName: countryName(countryCode, language),
      lactation: profile.lactation,
      cupSize: profile.cupSize,
      siliconePlugSize: profile.siliconePlugSize,
      resumptionDate: profile.resumptionDate,
      memberLevel: level,
      points,
      giftCount,
      discountCount,
      amount: coins,
      memberLevelList: levelList(language),
      registerChannel: profile.registerChannel,
      registerSource: profile.registerSource,
      shopifyUrl: null,
      purchaseChannel: profile.purchaseChannel,
      // Hides the menu of level benefits (rights) at the first member level, which has no benefits.
      showMyRightsMenu: level > 1,
      extraInfo: {},
      birthday: profile.birthday,
      birthdayCorrectableUntil: birthdayCorrectableUntil(profile, now),
      registerCountryName: countryName(registerCountryCode, language),
      registerCountryCode,
      phoneVerified: profile.phoneVerified,
      emailVerified: profile.emailVerified,
      childExpectedDate: expectedDate(babies, today),
    }
  },

  getToday: ({ db, member, language, now }) => todayOf({ db, member, language, now }),

  async exportData(request) {
    const { db, member, body, now, integrations } = request
    await reauthenticate(request, body.proof)
    const { files, sites } = integrations
    return await exportOf(
      db,
      { memberId: member.id, format: body.format ?? 'json', files, hub: sites.hub },
      now,
    )
  },

  async setBabyContent({ db, member, body: { silenced }, now }) {
    await db.transaction(async (tx) => {
      await silenceBabies(tx, member.id, { silenced, now })
      if (!silenced) return
      await cancelForSilence(tx, claimFulfillment, { memberId: member.id, now })
      await cancelForSilence(tx, redemptionFulfillment, { memberId: member.id, now })
    })
    return { silenced }
  },

  async getDeletionPreview({ db, ...request }) {
    return await deletionPreview(db, request)
  },

  async disable(request) {
    const { db, body, language, now, integrations } = request
    const owner = await reauthenticate(request, body.proof)
    const { erasesAt, message } = await close(db, owner, { language, now })
    void integrations.send(message)
    return { undoUntil: erasesAt.toISOString() }
  },

  async undoDisable({ db, body, now, caller, browser }) {
    const signInRequest = { account: await admitAccount(db, body.account), browser }
    const { id, passwordHash } = await authenticate(db, signInRequest, { proof: body.proof, now })
    const asking = { by: 'return', caller, browser, passwordHash, reopens: true } as const
    return sessionOf(await signIn(db, id, { now, ...asking }))
  },
}
