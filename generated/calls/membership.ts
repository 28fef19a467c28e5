// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/membership.ts')

/** Get level, points and coins */
export const getMyMembership = /* @__PURE__ */ read({ id: 'getMyMembership', tag: 'membership', send: (client, init) => client.GET('/api/station/member/my/web', init) })

/** List the levels with their benefits */
export const listLevels = /* @__PURE__ */ read({ id: 'listLevels', tag: 'membership', send: (client, init) => client.GET('/api/station/member/level/list', init) })

/** List the member's earlier levels */
export const listLevelHistory = /* @__PURE__ */ read({ id: 'listLevelHistory', tag: 'membership', send: (client, init) => client.GET('/api/station/member/level/history', init) })

/** Get the savings by level benefits this year */
export const getRightSavings = /* @__PURE__ */ read({ id: 'getRightSavings', tag: 'membership', send: (client, init) => client.GET('/api/station/member/right/savings', init) })

/** List the member's level benefits */
export const listRights = /* @__PURE__ */ read({ id: 'listRights', tag: 'membership', send: (client, init) => client.GET('/api/station/member/right/list', init) })

/** Claim the prize of a level benefit */
export const claimRight = /* @__PURE__ */ write({ id: 'claimRight', changes: ['membership', 'coins', 'vouchers', 'account'], keyed: 'lasting', send: (client, init, input) => client.POST('/api/station/member/right/claim', { ...init, body: { ...input } }), schema: async () => (await schemas()).ClaimRightBody })

/** Submit evidence for a level benefit */
export const uploadRightProof = /* @__PURE__ */ write({ id: 'uploadRightProof', changes: ['membership'], keyed: true, send: (client, init, input) => client.POST('/api/station/member/right/upload', { ...init, body: { ...input } }), schema: async () => (await schemas()).UploadRightProofBody })

/** List the submitted evidence for level benefits */
export const listRightProofs = /* @__PURE__ */ list({ id: 'listRightProofs', tag: 'membership', send: (client, init, input, cursor) => client.GET('/api/station/member/right/proofList', { ...init, params: { query: { cursor, ...input } } }) })
