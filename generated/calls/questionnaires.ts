// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/questionnaires.ts')

/** All questionnaires */
export const listQuestionnaires = /* @__PURE__ */ read({ id: 'listQuestionnaires', tag: 'questionnaires', method: 'GET', path: '/api/station/questionnaire/list' })

/** A questionnaire to fill in */
export const getQuestionnaire = /* @__PURE__ */ read({ id: 'getQuestionnaire', tag: 'questionnaires', method: 'GET', path: '/api/station/questionnaire/{id}' })

/** Keep the answers so far */
export const saveQuestionnaireDraft = /* @__PURE__ */ write({ id: 'saveQuestionnaireDraft', method: 'PUT', path: '/api/station/questionnaire/{id}/draft', changes: ['questionnaires'], schema: async () => (await schemas()).SaveQuestionnaireDraftBody })

/** The answers so far */
export const getQuestionnaireDraft = /* @__PURE__ */ read({ id: 'getQuestionnaireDraft', tag: 'questionnaires', method: 'POST', path: '/api/station/questionnaire/{id}/draft', schema: async () => (await schemas()).GetQuestionnaireDraftBody })

/** Send the answers */
export const submitQuestionnaire = /* @__PURE__ */ write({ id: 'submitQuestionnaire', method: 'POST', path: '/api/station/questionnaire/{id}/submission', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', schema: async () => (await schemas()).SubmitQuestionnaireBody })

/** What a visitor has sent */
export const openClaimCode = /* @__PURE__ */ read({ id: 'openClaimCode', tag: 'questionnaires', method: 'POST', path: '/api/station/questionnaire/claim/open', schema: async () => (await schemas()).OpenClaimCodeBody })

/** Take over what was sent as a visitor */
export const redeemClaimCode = /* @__PURE__ */ write({ id: 'redeemClaimCode', method: 'POST', path: '/api/station/questionnaire/claim', changes: ['questionnaires', 'membership', 'coins', 'gifts', 'account'], keyed: 'lasting', schema: async () => (await schemas()).RedeemClaimCodeBody })

/** What the answers say */
export const getQuestionnaireResult = /* @__PURE__ */ read({ id: 'getQuestionnaireResult', tag: 'questionnaires', method: 'GET', path: '/api/station/questionnaire/{id}/result' })

/** Name the marketplace order */
export const saveAmazonOrder = /* @__PURE__ */ write({ id: 'saveAmazonOrder', method: 'POST', path: '/api/station/questionnaire/{id}/amazon', changes: ['questionnaires'], schema: async () => (await schemas()).SaveAmazonOrderBody })

/** Send the picture of a review */
export const attachQuestionnaireUpload = /* @__PURE__ */ write({ id: 'attachQuestionnaireUpload', method: 'POST', path: '/api/station/questionnaire/{id}/upload', changes: ['questionnaires'], schema: async () => (await schemas()).AttachQuestionnaireUploadBody })

/** All package cards */
export const listPackageCards = /* @__PURE__ */ read({ id: 'listPackageCards', tag: 'questionnaires', method: 'GET', path: '/api/station/packageCard/list' })

/** A package card */
export const getPackageCard = /* @__PURE__ */ read({ id: 'getPackageCard', tag: 'questionnaires', method: 'GET', path: '/api/station/packageCard/{card}' })
