// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read } from '../../src/client/call.ts'

/** List the member's purchases */
export const listOrders = /* @__PURE__ */ list({ id: 'listOrders', tag: 'orders', send: (client, init, input, cursor) => client.GET('/api/station/order/list', { ...init, params: { query: { cursor, ...input } } }) })

/** Get a purchase */
export const getOrder = /* @__PURE__ */ read({ id: 'getOrder', tag: 'orders', send: (client, init, input) => client.GET('/api/station/order/detail/{id}', { ...init, params: { path: input } }) })

/** Get the tracking of a parcel */
export const getLogistics = /* @__PURE__ */ read({ id: 'getLogistics', tag: 'orders', send: (client, init, input) => client.GET('/api/station/order/logistics/{id}', { ...init, params: { path: input } }) })
