// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../../src/backOffice/client/call.ts'

/** List the stock of all items */
export const listStock = /* @__PURE__ */ read({ id: 'listStock', tag: 'backOfficeStock', send: (client, init) => client.GET('/api/back-office/stock', init) })

/** List the movements of an item */
export const listStockMovements = /* @__PURE__ */ list({ id: 'listStockMovements', tag: 'backOfficeStock', send: (client, init, input, cursor) => client.GET('/api/back-office/stock/movements', { ...init, params: { query: { cursor, ...input } } }) })

/** Add or remove pieces of an item */
export const adjustStock = /* @__PURE__ */ write({ id: 'adjustStock', changes: ['backOfficeStock'], send: (client, init, input) => client.POST('/api/back-office/stock/adjust', { ...init, body: { ...input } }) })
