// Defines the test cases for operations of the tag `questionnaires`.
import type { components } from '#generated/schema.d.ts'
import type { Api, CallOptions } from '../api.ts'
import { dataOf, type TestMember } from '../members.ts'
import { addUpload } from '../uploads.ts'
import type { Cases } from './case.ts'

type Answers = components['schemas']['Answers']

const path = { id: 'flange-fit' }
const missing = async () => ({ path: { id: 'shoe-fit' } })

/** Valid answers to version 1 of the questionnaire. */
export const answers: Answers = [
  { kind: 'choices', questionId: 'measured', choices: ['yes'] },
  { kind: 'number', questionId: 'diameter', number: 17.5 },
]
const body = { version: 1, answers }

/** Submits valid answers as the member, or as a visitor. @returns the claim code of a visitor */
export async function sendAnswers(api: Api, member?: TestMember, from: object = body) {
  const { claimCode } = await dataOf(api, 'submitQuestionnaire', { path, body: from, token: member?.token })
  return claimCode ?? ''
}

/** Builds the call of a member who has already submitted answers. */
const afterSending = async (api: Api, member: TestMember, rest: CallOptions): Promise<CallOptions> => {
  await sendAnswers(api, member)
  return { path, token: member.token, ...rest }
}

let orders = 1_000_000
export const newAmazonOrder = () => `111-${(orders += 1)}-0481624`
const order = () => ({ countryCode: 'US', orderNumber: newAmazonOrder() })

const reviewBody = async (api: Api, { uid }: TestMember) => ({
  uploadIds: [await addUpload(api, { uid }, 'questionnaire')],
})

const retired = async (api: Api, work: () => ReturnType<Api['call']>) => {
  const { now } = api.clock
  api.clock.now = new Date('2027-01-01T00:00:00.000Z')
  try {
    return await work()
  } finally {
    api.clock.now = now
  }
}

const wrongAnswers = { version: 1, answers: [{ kind: 'text', questionId: 'shoe-size', text: '38' }] }

const lostPicture = {
  version: 2,
  answers: [
    { kind: 'choices', questionId: 'used', choices: ['not-yet'] },
    { kind: 'choices', questionId: 'parts', choices: ['broken'] },
    { kind: 'files', questionId: 'photos', uploadIds: ['never-sent'] },
  ],
}

export const questionnaires: Cases<'questionnaires'> = {
  listQuestionnaires: { right: async () => ({}) },
  getQuestionnaire: { right: async () => ({ path }), missing },
  getQuestionnaireDraft: {
    async right(api, { token }) {
      await api.call('saveQuestionnaireDraft', { path, body, token })
      return { path, token, body: {} }
    },
    owned: true,
    missing: async () => ({ path, body: {} }),
  },
  saveQuestionnaireDraft: {
    right: async () => ({ path, body }),
    missing: async () => ({ ...(await missing()), body }),
    refused: {
      ANSWERS_INVALID: (api) => api.call('saveQuestionnaireDraft', { path, body: wrongAnswers }),
      VERSION_RETIRED: (api) => retired(api, () => api.call('saveQuestionnaireDraft', { path, body })),
    },
  },
  submitQuestionnaire: {
    right: async (_, { token }) => ({ path, body, token }),
    missing: async () => ({ ...(await missing()), body }),
    refused: {
      ANSWERS_INVALID: (api) => api.call('submitQuestionnaire', { path, body: wrongAnswers }),
      VERSION_RETIRED: (api) => retired(api, () => api.call('submitQuestionnaire', { path, body })),
      async ALREADY_SUBMITTED(api, member) {
        await sendAnswers(api, member)
        return await api.call('submitQuestionnaire', { path, body, token: member.token })
      },
      UPLOAD_UNKNOWN: (api) =>
        api.call('submitQuestionnaire', { path: { id: 'breast-pump-card' }, body: lostPicture }),
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-versions'
        await api.call('submitQuestionnaire', { path, body, token, key })
        return await api.call('submitQuestionnaire', { path, body: { ...body, version: 2 }, token, key })
      },
    },
  },
  redeemClaimCode: {
    right: async (api) => ({ body: { claimCode: await sendAnswers(api) } }),
    refused: {
      CLAIM_UNKNOWN: (api, { token }) =>
        api.call('redeemClaimCode', { token, body: { claimCode: 'AAAA-BBBB-CCCC-DDDD-EEEE' } }),
      async ALREADY_SUBMITTED(api, member) {
        await sendAnswers(api, member)
        const { token } = member
        return await api.call('redeemClaimCode', { token, body: { claimCode: await sendAnswers(api) } })
      },
      async KEY_REUSED(api, { token }) {
        const key = 'a-key-for-two-codes'
        await api.call('redeemClaimCode', { token, key, body: { claimCode: await sendAnswers(api) } })
        return await api.call('redeemClaimCode', { token, key, body: { claimCode: await sendAnswers(api) } })
      },
    },
  },
  openClaimCode: {
    right: async (api) => ({ body: { claimCode: await sendAnswers(api) } }),
    refused: {
      CLAIM_UNKNOWN: (api) => api.call('openClaimCode', { body: { claimCode: 'AAAA-BBBB-CCCC-DDDD-EEEE' } }),
    },
  },
  getQuestionnaireResult: {
    async right(api, member) {
      await sendAnswers(api, member)
      return { path }
    },
    owned: true,
    missing: async () => ({ path }),
  },
  saveAmazonOrder: {
    right: (api, member) => afterSending(api, member, { body: order() }),
    owned: true,
    missing: async () => ({ path, body: order() }),
    refused: {
      async ORDER_NUMBER_WRONG(api, member) {
        const wrong = { ...order(), orderNumber: '111-222' }
        return await api.call('saveAmazonOrder', await afterSending(api, member, { body: wrong }))
      },
      async ORDER_USED(api, member) {
        const used = order()
        const { token } = member
        const other = { id: 'pumping-day' }
        const no = [{ kind: 'choices', questionId: 'pumps', choices: ['no'] }]
        await dataOf(api, 'submitQuestionnaire', { path: other, token, body: { version: 2, answers: no } })
        await dataOf(api, 'saveAmazonOrder', { path: other, token, body: used })
        return await api.call('saveAmazonOrder', await afterSending(api, member, { body: used }))
      },
      async NOT_ELIGIBLE(api, member) {
        const nowhere = { ...order(), countryCode: 'AQ' }
        return await api.call('saveAmazonOrder', await afterSending(api, member, { body: nowhere }))
      },
    },
  },
  attachQuestionnaireUpload: {
    right: async (api, member) => await afterSending(api, member, { body: await reviewBody(api, member) }),
    owned: true,
    missing: async (api, member) => ({ path, body: await reviewBody(api, member) }),
    refused: {
      async UPLOAD_UNKNOWN(api, member) {
        const unknown = { uploadIds: ['never-sent'] }
        return await api.call('attachQuestionnaireUpload', await afterSending(api, member, { body: unknown }))
      },
      async REVIEW_WAITS(api, member) {
        const call = await afterSending(api, member, { body: await reviewBody(api, member) })
        await api.call('attachQuestionnaireUpload', call)
        const again = { ...call, body: await reviewBody(api, member) }
        return await api.call('attachQuestionnaireUpload', again)
      },
    },
  },
  listPackageCards: { right: async () => ({}) },
  getPackageCard: {
    right: async () => ({ path: { card: 'underwear' } }),
    missing: async () => ({ path: { card: 'teapot' } }),
  },
}
