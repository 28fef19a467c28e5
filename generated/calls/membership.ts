// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/membership.ts')

/** Level, points and coins */
export const getMyMembership = /* @__PURE__ */ read({ id: 'getMyMembership', tag: 'membership', method: 'GET', path: '/api/station/member/my/web' })

/** The four levels with their rights */
export const listLevels = /* @__PURE__ */ read({ id: 'listLevels', tag: 'membership', method: 'GET', path: '/api/station/member/level/list' })

/** Levels the member has held */
export const listLevelHistory = /* @__PURE__ */ read({ id: 'listLevelHistory', tag: 'membership', method: 'GET', path: '/api/station/member/level/history' })

/** What rights saved this year */
export const getRightSavings = /* @__PURE__ */ read({ id: 'getRightSavings', tag: 'membership', method: 'GET', path: '/api/station/member/right/savings' })

/** The member's rights */
export const listRights = /* @__PURE__ */ read({ id: 'listRights', tag: 'membership', method: 'GET', path: '/api/station/member/right/list' })

/** Claim what a right gives */
export const claimRight = /* @__PURE__ */ write({ id: 'claimRight', method: 'POST', path: '/api/station/member/right/claim', changes: ['membership', 'coins', 'vouchers', 'account'], keyed: 'lasting', schema: async () => (await schemas()).ClaimRightBody })

/** Send the proof a right asks for */
export const uploadRightProof = /* @__PURE__ */ write({ id: 'uploadRightProof', method: 'POST', path: '/api/station/member/right/upload', changes: ['membership'], keyed: true, schema: async () => (await schemas()).UploadRightProofBody })

/** Proofs that were sent */
export const listRightProofs = /* @__PURE__ */ list({ id: 'listRightProofs', tag: 'membership', method: 'GET', path: '/api/station/member/right/proofList' })
