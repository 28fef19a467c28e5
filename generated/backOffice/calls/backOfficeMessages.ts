// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../../src/backOffice/client/call.ts'

/** List contact messages */
export const listContactMessages = /* @__PURE__ */ list({ id: 'listContactMessages', tag: 'backOfficeMessages', send: (client, init, input, cursor) => client.GET('/api/back-office/messages', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a contact message */
export const getContactMessage = /* @__PURE__ */ read({ id: 'getContactMessage', tag: 'backOfficeMessages', send: (client, init, input) => client.GET('/api/back-office/messages/{id}', { ...init, params: { path: input } }) })

/** Answer a contact message by email */
export const answerContactMessage = /* @__PURE__ */ write({ id: 'answerContactMessage', changes: ['backOfficeMessages'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/messages/{id}/answer', { ...init, params: { path: { id } }, body: rest }) })

/** Close or reopen a contact message */
export const changeContactMessage = /* @__PURE__ */ write({ id: 'changeContactMessage', changes: ['backOfficeMessages'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/messages/{id}/state', { ...init, params: { path: { id } }, body: rest }) })
