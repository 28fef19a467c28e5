// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read } from '../../src/client/call.ts'

/** My purchases */
export const listOrders = /* @__PURE__ */ list({ id: 'listOrders', tag: 'orders', method: 'GET', path: '/api/station/order/list' })

/** One purchase */
export const getOrder = /* @__PURE__ */ read({ id: 'getOrder', tag: 'orders', method: 'GET', path: '/api/station/order/detail/{id}' })

/** The way of a parcel */
export const getLogistics = /* @__PURE__ */ read({ id: 'getLogistics', tag: 'orders', method: 'GET', path: '/api/station/order/logistics/{id}' })
