// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, write } from '../../../src/backOffice/client/call.ts'

/** List failed jobs */
export const listFailedJobs = /* @__PURE__ */ list({ id: 'listFailedJobs', tag: 'backOfficeJobs', send: (client, init, input, cursor) => client.GET('/api/back-office/jobs/failed', { ...init, params: { query: { cursor, ...input } } }) })

/** Retry failed jobs */
export const retryFailedJobs = /* @__PURE__ */ write({ id: 'retryFailedJobs', changes: ['backOfficeJobs'], send: (client, init, input) => client.POST('/api/back-office/jobs/failed/retry', { ...init, body: { ...input } }) })

/** List dead letters */
export const listDeadLetters = /* @__PURE__ */ list({ id: 'listDeadLetters', tag: 'backOfficeJobs', send: (client, init, input, cursor) => client.GET('/api/back-office/jobs/letters', { ...init, params: { query: { cursor, ...input } } }) })

/** Retry dead letters */
export const retryDeadLetters = /* @__PURE__ */ write({ id: 'retryDeadLetters', changes: ['backOfficeJobs'], send: (client, init, input) => client.POST('/api/back-office/jobs/letters/retry', { ...init, body: { ...input } }) })
