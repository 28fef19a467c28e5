// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/membership.ts')

/** Level, points and coins */
export const getMyMembership = /* @__PURE__ */ read({ id: 'getMyMembership', tag: 'membership', send: (client, init) => client.GET('/api/station/member/my/web', init) })

/** The four levels with their rights */
export const listLevels = /* @__PURE__ */ read({ id: 'listLevels', tag: 'membership', send: (client, init) => client.GET('/api/station/member/level/list', init) })

/** Levels the member has held */
export const listLevelHistory = /* @__PURE__ */ read({ id: 'listLevelHistory', tag: 'membership', send: (client, init) => client.GET('/api/station/member/level/history', init) })

/** What rights saved this year */
export const getRightSavings = /* @__PURE__ */ read({ id: 'getRightSavings', tag: 'membership', send: (client, init) => client.GET('/api/station/member/right/savings', init) })

/** The member's rights */
export const listRights = /* @__PURE__ */ read({ id: 'listRights', tag: 'membership', send: (client, init) => client.GET('/api/station/member/right/list', init) })

/** Claim what a right gives */
export const claimRight = /* @__PURE__ */ write({ id: 'claimRight', changes: ['membership', 'coins', 'vouchers', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/right/claim', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimRightBody })

/** Send the proof a right asks for */
export const uploadRightProof = /* @__PURE__ */ write({ id: 'uploadRightProof', changes: ['membership'], keyed: true, send: (client, init, input) => client.POST('/api/station/member/right/upload', { ...init, body: { ...input } }), schema: async () => (await schemas()).UploadRightProofBody })

/** Proofs that were sent */
export const listRightProofs = /* @__PURE__ */ list({ id: 'listRightProofs', tag: 'membership', send: (client, init, input, cursor) => client.GET('/api/station/member/right/proofList', { ...init, params: { query: { cursor, ...input } } }) })
