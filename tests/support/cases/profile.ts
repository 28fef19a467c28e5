// Defines the test cases for operations of the tag `profile`.
import { accountOf } from '../accounts.ts'
import { and, eq } from 'drizzle-orm'
import { policyFor } from '#api/catalog/policies.ts'
import { profile as limits } from '#api/catalog/profile.ts'
import { notify } from '#api/notices/notify.ts'
import { notices } from '#api/notices/tables.ts'
import { members } from '#api/members/tables.ts'
import { newId } from '#api/store/id.ts'
import type { Api } from '../api.ts'
import { addMember, askForCode, dataOf, newAccount, newPhone, type TestMember } from '../members.ts'
import { unknownPasskey } from '../passkeys.ts'
import { addUpload } from '../uploads.ts'
import type { Cases } from './case.ts'

const { version } = policyFor('TH', '2026-11-21').inForce

export const agreeBabyData = (api: Api, { token }: TestMember) =>
  dataOf(api, 'setConsents', { token, body: { babyData: true } })

/** Adds a baby of the member, with consent to store baby data. */
export async function addBaby(api: Api, member: TestMember, body: object = { birthDate: '2026-09-30' }) {
  await agreeBabyData(api, member)
  return await dataOf(api, 'saveBaby', { token: member.token, body })
}

const update = ({ store }: Api, { uid }: TestMember, set: Partial<typeof members.$inferInsert>) =>
  store.db.update(members).set(set).where(eq(members.id, uid))

/** Sends the email that verifies the member's address. @returns the token of its link */
export async function activationToken(api: Api, member: TestMember): Promise<string> {
  await update(api, member, { emailVerified: false })
  await dataOf(api, 'sendActivationMail', { token: member.token })
  const link = api.messages.findLast(({ to, link: mailLink }) => to === member.account && mailLink)?.link
  return new URL(String(link), 'http://hub.test').searchParams.get('token') ?? ''
}

const noToken = 'x'.repeat(43)

/** Requests a confirmation code for re-authentication. */
export const codeReauthentication = async (api: Api, { account }: TestMember) => ({
  code: await askForCode(api, account, 'confirm'),
})

async function accountChange(api: Api, member: TestMember, account = newAccount()) {
  const code = await askForCode(api, account, 'verify')
  return { account, code, proof: await codeReauthentication(api, member) }
}

export async function addNotification({ store, clock }: Api, { uid }: TestMember) {
  const reference = newId()
  const notice = {
    memberId: uid,
    kind: 'data-exported',
    params: {},
    reference,
    now: clock.now,
  } as const
  await store.db.transaction((tx) => notify(tx, notice))
  const [row] = await store.db
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, uid), eq(notices.reference, reference)))
  return String(row?.id)
}

/** Returns a subscription of a new device. Its keys cannot decrypt messages. */
const pushSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
})

const subscribed = { body: { subscribed: true } }

export const profile: Cases<'profile'> = {
  modifyUserInfo: {
    right: async () => ({ body: { firstName: 'Melati', lastName: null } }),
    refused: {
      DATE_NOT_PLAUSIBLE: (api, { token }) =>
        api.call('modifyUserInfo', { token, body: { birthday: '2026-11-22' } }),
      BABY_CONSENT_MISSING: (api, { token }) => api.call('modifyUserInfo', { token, body: { lactation: 2 } }),
    },
  },
  modifyUserAvatar: {
    owned: true,
    right: async (api, member) => ({ body: { upload: await addUpload(api, member, 'avatar') } }),
    refused: {
      UPLOAD_UNKNOWN: (api, { token }) => api.call('modifyUserAvatar', { token, body: { upload: newId() } }),
    },
  },
  subscribe: {
    right: async () => subscribed,
    refused: {
      async EMAIL_MISSING(api, member) {
        await update(api, member, { email: null })
        return await api.call('subscribe', { token: member.token, ...subscribed })
      },
    },
  },
  subscribePhone: {
    async right(api, member) {
      await update(api, member, { phone: accountOf(newPhone()) })
      return subscribed
    },
    refused: {
      PHONE_MISSING: (api, { token }) => api.call('subscribePhone', { token, ...subscribed }),
    },
  },
  activate: {
    right: async (api, member) => ({ query: { token: await activationToken(api, member) } }),
    refused: { LINK_UNKNOWN: (api) => api.call('activate', { query: { token: noToken } }) },
  },
  confirmActivation: {
    right: async (api, member) => ({ body: { token: await activationToken(api, member) } }),
    refused: {
      LINK_UNKNOWN: (api) => api.call('confirmActivation', { body: { token: noToken } }),
      async LINK_EXPIRED(api, member) {
        const token = await activationToken(api, member)
        api.wait(86_400)
        const reply = await api.call('confirmActivation', { body: { token } })
        api.wait(-86_400)
        return reply
      },
    },
  },
  sendActivationMail: {
    async right(api, member) {
      await update(api, member, { emailVerified: false })
      return {}
    },
    refused: {
      async EMAIL_MISSING(api, member) {
        await update(api, member, { email: null })
        return await api.call('sendActivationMail', { token: member.token })
      },
      ALREADY_VERIFIED: (api, { token }) => api.call('sendActivationMail', { token }),
      async MAIL_WAIT(api, member) {
        await activationToken(api, member)
        return await api.call('sendActivationMail', { token: member.token })
      },
    },
  },
  modifyAccount: {
    right: async (api, member) => ({ body: await accountChange(api, member) }),
    refused: {
      async PASSWORD_WRONG(api, { token }) {
        const account = newAccount()
        const code = await askForCode(api, account, 'verify')
        const body = { account, code, proof: { password: 'not the password' } }
        return await api.call('modifyAccount', { token, body })
      },
      CODE_WRONG: (api, { token }) =>
        api.call('modifyAccount', {
          token,
          body: { account: newAccount(), code: '000000', proof: { code: '000000' } },
        }),
      PASSKEY_WRONG: (api, { token }) =>
        api.call('modifyAccount', {
          token,
          body: { account: newAccount(), code: '000000', proof: unknownPasskey },
        }),
      async ACCOUNT_TAKEN(api, member) {
        const { account } = await addMember(api)
        const body = await accountChange(api, member, account)
        return await api.call('modifyAccount', { token: member.token, body })
      },
    },
  },
  listBabies: { right: async () => ({}) },
  saveBaby: {
    owned: true,
    async right(api, member) {
      const { id } = await addBaby(api, member)
      return { body: { id, name: 'Nam' } }
    },
    async missing(api, member) {
      await agreeBabyData(api, member)
      return { body: { id: newId(), name: 'Nam' } }
    },
    refused: {
      async DATE_NOT_PLAUSIBLE(api, member) {
        await agreeBabyData(api, member)
        return await api.call('saveBaby', { token: member.token, body: { birthDate: '2026-11-22' } })
      },
      async BABY_EMPTY(api, member) {
        await agreeBabyData(api, member)
        return await api.call('saveBaby', { token: member.token, body: { name: ' ' } })
      },
      BABY_CONSENT_MISSING: (api, { token }) => api.call('saveBaby', { token, body: { name: 'Nam' } }),
      async TOO_MANY_BABIES(api, member) {
        for (let count = 0; count < limits.maxBabies; count += 1) await addBaby(api, member, { name: 'Nam' })
        return await api.call('saveBaby', { token: member.token, body: { name: 'Nam' } })
      },
      async KEY_REUSED(api, member) {
        const key = 'a-key-for-two-babies'
        await agreeBabyData(api, member)
        await api.call('saveBaby', { token: member.token, key, body: { name: 'Nam' } })
        return await api.call('saveBaby', { token: member.token, key, body: { name: 'Nai' } })
      },
    },
  },
  deleteBaby: {
    owned: true,
    right: async (api, member) => ({ body: { id: (await addBaby(api, member)).id } }),
    missing: async () => ({ body: { id: newId() } }),
  },
  listLactationStages: { right: async () => ({}) },
  listPendingTasks: { right: async () => ({}) },
  completeTask: {
    right: async () => ({ body: { task: 'verify-email' } }),
    refused: {
      TASK_OPEN: (api, { token }) => api.call('completeTask', { token, body: { task: 'add-baby' } }),
      async ALREADY_CLAIMED(api, { token }) {
        await api.call('completeTask', { token, body: { task: 'verify-email' } })
        return await api.call('completeTask', { token, body: { task: 'verify-email' } })
      },
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-tasks'
        await api.call('completeTask', { token, key, body: { task: 'verify-email' } })
        return await api.call('completeTask', { token, key, body: { task: 'add-baby' } })
      },
    },
  },
  getPrivacyPolicy: { right: async () => ({}) },
  agreePrivacyPolicy: {
    right: async () => ({ body: { version } }),
    refused: {
      POLICY_CHANGED: (api, { token }) =>
        api.call('agreePrivacyPolicy', { token, body: { version: 'th-2025-11-05' } }),
    },
  },
  isAgreeCountryPrivacyPolicy: { right: async () => ({}) },
  getConsents: { right: async () => ({}) },
  setConsents: {
    right: async () => ({ body: { tracking: true, babyData: true } }),
    refused: {
      CONSENT_NEEDED: (api, { token }) => api.call('setConsents', { token, body: { membership: false } }),
      async EMAIL_MISSING(api, member) {
        await update(api, member, { email: null })
        return await api.call('setConsents', { token: member.token, body: { marketingMail: true } })
      },
      PHONE_MISSING: (api, { token }) => api.call('setConsents', { token, body: { marketingPhone: true } }),
    },
  },
  getEmailSettings: { right: async () => ({}) },
  setEmailSettings: { right: async () => ({ body: { topic: 'coins', enabled: false } }) },
  getPushSettings: { right: async () => ({}) },
  setPushSettings: { right: async () => ({ body: { topic: 'parcels', enabled: true } }) },
  savePushSubscription: { right: async () => ({ body: { ...pushSubscription(), topics: ['gifts'] } }) },
  deletePushSubscription: {
    right: async (api, { token }) => {
      const body = pushSubscription()
      await dataOf(api, 'savePushSubscription', { token, body })
      return { body: { endpoint: body.endpoint } }
    },
  },
  renewPushSubscription: {
    right: async () => ({ body: { ...pushSubscription(), oldEndpoint: pushSubscription().endpoint } }),
  },
  listNotices: { right: async () => ({}) },
  readNotices: {
    owned: true,
    right: async (api, member) => ({ body: { ids: [await addNotification(api, member)] } }),
    missing: async () => ({ body: { ids: [newId()] } }),
  },
}
