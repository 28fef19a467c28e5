// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, write } from '../../../src/backOffice/client/call.ts'

/** List items that wait for a decision */
export const listReviews = /* @__PURE__ */ list({ id: 'listReviews', tag: 'backOfficeReviews', send: (client, init, input, cursor) => client.GET('/api/back-office/reviews', { ...init, params: { query: { cursor, ...input } } }) })

/** Claim an item for a decision */
export const claimReview = /* @__PURE__ */ write({ id: 'claimReview', changes: ['backOfficeReviews'], send: (client, init, input) => client.POST('/api/back-office/reviews/claim', { ...init, body: { ...input } }) })

/** Decide on a claimed item */
export const decideReview = /* @__PURE__ */ write({ id: 'decideReview', changes: ['backOfficeReviews'], send: (client, init, input) => client.POST('/api/back-office/reviews/decide', { ...init, body: { ...input } }) })

/** Undo a decision that has not taken effect */
export const undoReview = /* @__PURE__ */ write({ id: 'undoReview', changes: ['backOfficeReviews'], send: (client, init, input) => client.POST('/api/back-office/reviews/undo', { ...init, body: { ...input } }) })

/** Release a claimed item */
export const releaseReview = /* @__PURE__ */ write({ id: 'releaseReview', changes: ['backOfficeReviews'], empty: true, send: (client, init, input) => client.POST('/api/back-office/reviews/release', { ...init, body: { ...input } }) })
