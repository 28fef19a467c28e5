// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../../src/backOffice/client/call.ts'

/** Find members */
export const findMembers = /* @__PURE__ */ write({ id: 'findMembers', changes: [], send: (client, init, input) => client.POST('/api/back-office/members/find', { ...init, body: { ...input } }) })

/** Get the account of a member */
export const readMember = /* @__PURE__ */ read({ id: 'readMember', tag: 'backOfficeMembers', send: (client, init, input) => client.GET('/api/back-office/members/{memberId}', { ...init, params: { path: input } }) })

/** List events of a member */
export const listMemberEvents = /* @__PURE__ */ list({ id: 'listMemberEvents', tag: 'backOfficeMembers', send: (client, init, { memberId, ...rest }, cursor) => client.GET('/api/back-office/members/{memberId}/events', { ...init, params: { path: { memberId }, query: { cursor, ...rest } } }) })

/** Get the babies of a member */
export const openBabies = /* @__PURE__ */ write({ id: 'openBabies', changes: [], send: (client, init, input) => client.POST('/api/back-office/members/babies', { ...init, body: { ...input } }) })

/** Give or take coins */
export const grantCoins = /* @__PURE__ */ write({ id: 'grantCoins', changes: ['backOfficeMembers', 'backOfficeApprovals'], send: (client, init, input) => client.POST('/api/back-office/members/coins', { ...init, body: { ...input } }) })

/** End all sessions of a member */
export const endMemberSessions = /* @__PURE__ */ write({ id: 'endMemberSessions', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/end-sessions', { ...init, body: { ...input } }) })

/** Delete the account of a member */
export const closeMemberAccount = /* @__PURE__ */ write({ id: 'closeMemberAccount', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/close', { ...init, body: { ...input } }) })

/** Remove the second factor of a member */
export const removeSecondFactor = /* @__PURE__ */ write({ id: 'removeSecondFactor', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/remove-second-factor', { ...init, body: { ...input } }) })

/** Allow gifts beyond the limits */
export const allowGifts = /* @__PURE__ */ write({ id: 'allowGifts', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/allow-gifts', { ...init, body: { ...input } }) })

/** Find orders by their number */
export const findOrders = /* @__PURE__ */ write({ id: 'findOrders', changes: [], send: (client, init, input) => client.POST('/api/back-office/members/orders/find', { ...init, body: { ...input } }) })

/** Move an order to another member */
export const moveOrder = /* @__PURE__ */ write({ id: 'moveOrder', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/orders/move', { ...init, body: { ...input } }) })

/** Offer members a copy of their data */
export const offerExport = /* @__PURE__ */ write({ id: 'offerExport', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/offer-export', { ...init, body: { ...input } }) })

/** Void a voucher */
export const voidVoucher = /* @__PURE__ */ write({ id: 'voidVoucher', changes: ['backOfficeMembers'], send: (client, init, input) => client.POST('/api/back-office/members/void-voucher', { ...init, body: { ...input } }) })
