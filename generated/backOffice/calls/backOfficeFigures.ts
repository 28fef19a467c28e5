// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read } from '../../../src/backOffice/client/call.ts'

/** Get the figures of a topic by day, week or month */
export const getFigures = /* @__PURE__ */ read({ id: 'getFigures', tag: 'backOfficeFigures', send: (client, init, input) => client.GET('/api/back-office/figures', { ...init, params: { query: { ...input } } }) })
