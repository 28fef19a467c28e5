// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/questionnaires.ts')

/** List questionnaires */
export const listQuestionnaires = /* @__PURE__ */ read({ id: 'listQuestionnaires', tag: 'questionnaires', send: (client, init) => client.GET('/api/station/questionnaire/list', init) })

/** Get a questionnaire */
export const getQuestionnaire = /* @__PURE__ */ read({ id: 'getQuestionnaire', tag: 'questionnaires', send: (client, init, { id, ...rest }) => client.GET('/api/station/questionnaire/{id}', { ...init, params: { path: { id }, query: rest } }) })

/** Save a questionnaire draft */
export const saveQuestionnaireDraft = /* @__PURE__ */ write({ id: 'saveQuestionnaireDraft', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.PUT('/api/station/questionnaire/{id}/draft', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SaveQuestionnaireDraftBody })

/** Get a questionnaire draft */
export const getQuestionnaireDraft = /* @__PURE__ */ read({ id: 'getQuestionnaireDraft', tag: 'questionnaires', send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/draft', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).GetQuestionnaireDraftBody })

/** Submit a questionnaire */
export const submitQuestionnaire = /* @__PURE__ */ write({ id: 'submitQuestionnaire', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/submission', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SubmitQuestionnaireBody })

/** Get the result of a visitor's submission */
export const openClaimCode = /* @__PURE__ */ read({ id: 'openClaimCode', tag: 'questionnaires', send: (client, init, input) => client.POST('/api/station/questionnaire/claim/open', { ...init, body: { ...input } }), schema: async () => (await schemas()).OpenClaimCodeBody })

/** Claim a visitor's submission */
export const redeemClaimCode = /* @__PURE__ */ write({ id: 'redeemClaimCode', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/questionnaire/claim', { ...init, body: { ...input } }), schema: async () => (await schemas()).RedeemClaimCodeBody })

/** Get the result of a questionnaire */
export const getQuestionnaireResult = /* @__PURE__ */ read({ id: 'getQuestionnaireResult', tag: 'questionnaires', send: (client, init, input) => client.GET('/api/station/questionnaire/{id}/result', { ...init, params: { path: input } }) })

/** Add a marketplace order number */
export const saveAmazonOrder = /* @__PURE__ */ write({ id: 'saveAmazonOrder', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/amazon', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SaveAmazonOrderBody })

/** Add screenshots of a review */
export const attachQuestionnaireUpload = /* @__PURE__ */ write({ id: 'attachQuestionnaireUpload', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/upload', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).AttachQuestionnaireUploadBody })

/** List package cards */
export const listPackageCards = /* @__PURE__ */ read({ id: 'listPackageCards', tag: 'questionnaires', send: (client, init) => client.GET('/api/station/packageCard/list', init) })

/** Get a package card */
export const getPackageCard = /* @__PURE__ */ read({ id: 'getPackageCard', tag: 'questionnaires', send: (client, init, input) => client.GET('/api/station/packageCard/{card}', { ...init, params: { path: input } }) })
