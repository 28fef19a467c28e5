// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, write } from '../../../src/backOffice/client/call.ts'

/** List actions that wait for approval */
export const listApprovals = /* @__PURE__ */ list({ id: 'listApprovals', tag: 'backOfficeApprovals', send: (client, init, input, cursor) => client.GET('/api/back-office/approvals', { ...init, params: { query: { cursor, ...input } } }) })

/** Approve or reject an action */
export const decideApproval = /* @__PURE__ */ write({ id: 'decideApproval', changes: ['backOfficeApprovals', 'backOfficeMembers', 'backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/approvals/decide', { ...init, body: { ...input } }) })
