// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../../src/backOffice/client/call.ts'

/** Get the session of the staff member */
export const getStaffSession = /* @__PURE__ */ read({ id: 'getStaffSession', tag: 'backOffice', send: (client, init) => client.GET('/api/back-office/session', init) })

/** End the session of the staff member */
export const endStaffSession = /* @__PURE__ */ write({ id: 'endStaffSession', changes: ['all'], empty: true, send: (client, init) => client.DELETE('/api/back-office/session', init) })
