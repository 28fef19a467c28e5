// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/questionnaires.ts')

/** All questionnaires */
export const listQuestionnaires = /* @__PURE__ */ read({ id: 'listQuestionnaires', tag: 'questionnaires', send: (client, init) => client.GET('/api/station/questionnaire/list', init) })

/** A questionnaire to fill in */
export const getQuestionnaire = /* @__PURE__ */ read({ id: 'getQuestionnaire', tag: 'questionnaires', send: (client, init, { id, ...rest }) => client.GET('/api/station/questionnaire/{id}', { ...init, params: { path: { id }, query: rest } }) })

/** Keep the answers so far */
export const saveQuestionnaireDraft = /* @__PURE__ */ write({ id: 'saveQuestionnaireDraft', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.PUT('/api/station/questionnaire/{id}/draft', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SaveQuestionnaireDraftBody })

/** The answers so far */
export const getQuestionnaireDraft = /* @__PURE__ */ read({ id: 'getQuestionnaireDraft', tag: 'questionnaires', send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/draft', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).GetQuestionnaireDraftBody })

/** Send the answers */
export const submitQuestionnaire = /* @__PURE__ */ write({ id: 'submitQuestionnaire', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/submission', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SubmitQuestionnaireBody })

/** What a visitor has sent */
export const openClaimCode = /* @__PURE__ */ read({ id: 'openClaimCode', tag: 'questionnaires', send: (client, init, input) => client.POST('/api/station/questionnaire/claim/open', { ...init, body: { ...input } }), schema: async () => (await schemas()).OpenClaimCodeBody })

/** Take over what was sent as a visitor */
export const redeemClaimCode = /* @__PURE__ */ write({ id: 'redeemClaimCode', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/questionnaire/claim', { ...init, body: { ...input } }), schema: async () => (await schemas()).RedeemClaimCodeBody })

/** What the answers say */
export const getQuestionnaireResult = /* @__PURE__ */ read({ id: 'getQuestionnaireResult', tag: 'questionnaires', send: (client, init, input) => client.GET('/api/station/questionnaire/{id}/result', { ...init, params: { path: input } }) })

/** Name the marketplace order */
export const saveAmazonOrder = /* @__PURE__ */ write({ id: 'saveAmazonOrder', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/amazon', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).SaveAmazonOrderBody })

/** Send the picture of a review */
export const attachQuestionnaireUpload = /* @__PURE__ */ write({ id: 'attachQuestionnaireUpload', changes: ['questionnaires'], send: (client, init, { id, ...rest }) => client.POST('/api/station/questionnaire/{id}/upload', { ...init, params: { path: { id } }, body: rest }), schema: async () => (await schemas()).AttachQuestionnaireUploadBody })

/** All package cards */
export const listPackageCards = /* @__PURE__ */ read({ id: 'listPackageCards', tag: 'questionnaires', send: (client, init) => client.GET('/api/station/packageCard/list', init) })

/** A package card */
export const getPackageCard = /* @__PURE__ */ read({ id: 'getPackageCard', tag: 'questionnaires', send: (client, init, input) => client.GET('/api/station/packageCard/{card}', { ...init, params: { path: input } }) })
