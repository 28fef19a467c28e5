// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../../src/backOffice/client/call.ts'

/** List parcels */
export const listStaffParcels = /* @__PURE__ */ list({ id: 'listStaffParcels', tag: 'backOfficeParcels', send: (client, init, input, cursor) => client.GET('/api/back-office/parcels', { ...init, params: { query: { cursor, ...input } } }) })

/** List parcels that must not be shipped */
export const listStoppedParcels = /* @__PURE__ */ list({ id: 'listStoppedParcels', tag: 'backOfficeParcels', send: (client, init, input, cursor) => client.GET('/api/back-office/parcels/stopped', { ...init, params: { query: { cursor, ...input } } }) })

/** Confirm that the warehouse stops parcels */
export const confirmStoppedParcels = /* @__PURE__ */ write({ id: 'confirmStoppedParcels', changes: ['backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/parcels/stopped/confirm', { ...init, body: { ...input } }) })

/** List gifts and products that are sent */
export const listParcelProducts = /* @__PURE__ */ read({ id: 'listParcelProducts', tag: 'backOfficeParcels', send: (client, init) => client.GET('/api/back-office/parcels/products', init) })

/** Get parcels with their addresses */
export const openParcels = /* @__PURE__ */ write({ id: 'openParcels', changes: [], send: (client, init, input) => client.POST('/api/back-office/parcels/open', { ...init, body: { ...input } }) })

/** Move parcels to another state */
export const moveParcels = /* @__PURE__ */ write({ id: 'moveParcels', changes: ['backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/parcels/move', { ...init, body: { ...input } }) })

/** Export parcels as CSV */
export const exportParcels = /* @__PURE__ */ write({ id: 'exportParcels', changes: [], send: (client, init, input) => client.POST('/api/back-office/parcels/export', { ...init, body: { ...input } }) })

/** Count the parcels of a filter */
export const countStaffParcels = /* @__PURE__ */ read({ id: 'countStaffParcels', tag: 'backOfficeParcels', send: (client, init, input) => client.GET('/api/back-office/parcels/count', { ...init, params: { query: { ...input } } }) })

/** List requests of the caller for bulk acts */
export const listParcelRequests = /* @__PURE__ */ list({ id: 'listParcelRequests', tag: 'backOfficeParcels', send: (client, init, input, cursor) => client.GET('/api/back-office/parcels/requests', { ...init, params: { query: { cursor, ...input } } }) })

/** Request an act on all parcels of a filter */
export const requestParcelAct = /* @__PURE__ */ write({ id: 'requestParcelAct', changes: ['backOfficeParcels', 'backOfficeApprovals'], send: (client, init, input) => client.POST('/api/back-office/parcels/requests', { ...init, body: { ...input } }) })

/** Get a request for a bulk act */
export const getParcelRequest = /* @__PURE__ */ read({ id: 'getParcelRequest', tag: 'backOfficeParcels', send: (client, init, input) => client.GET('/api/back-office/parcels/requests/{id}', { ...init, params: { path: input } }) })

/** List the results of a bulk move */
export const listParcelRequestRows = /* @__PURE__ */ list({ id: 'listParcelRequestRows', tag: 'backOfficeParcels', send: (client, init, { id, ...rest }, cursor) => client.GET('/api/back-office/parcels/requests/{id}/rows', { ...init, params: { path: { id }, query: { cursor, ...rest } } }) })

/** Upload tracking numbers */
export const startTrackingImport = /* @__PURE__ */ write({ id: 'startTrackingImport', changes: ['backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/parcels/imports', { ...init, body: { ...input } }) })

/** Get the progress of an import */
export const getTrackingImport = /* @__PURE__ */ read({ id: 'getTrackingImport', tag: 'backOfficeParcels', send: (client, init, input) => client.GET('/api/back-office/parcels/imports/{id}', { ...init, params: { path: input } }) })

/** List rows of an import */
export const listTrackingRows = /* @__PURE__ */ list({ id: 'listTrackingRows', tag: 'backOfficeParcels', send: (client, init, { id, ...rest }, cursor) => client.GET('/api/back-office/parcels/imports/{id}/rows', { ...init, params: { path: { id }, query: { cursor, ...rest } } }) })

/** Run the next rows of an import */
export const runTrackingImport = /* @__PURE__ */ write({ id: 'runTrackingImport', changes: ['backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/parcels/imports/run', { ...init, body: { ...input } }) })

/** Request the approval of an import */
export const requestTrackingImport = /* @__PURE__ */ write({ id: 'requestTrackingImport', changes: ['backOfficeParcels', 'backOfficeApprovals'], send: (client, init, input) => client.POST('/api/back-office/parcels/imports/request', { ...init, body: { ...input } }) })

/** List saved views */
export const listParcelViews = /* @__PURE__ */ read({ id: 'listParcelViews', tag: 'backOfficeParcels', send: (client, init) => client.GET('/api/back-office/parcels/views', init) })

/** Save a view */
export const saveParcelView = /* @__PURE__ */ write({ id: 'saveParcelView', changes: ['backOfficeParcels'], send: (client, init, input) => client.POST('/api/back-office/parcels/views', { ...init, body: { ...input } }) })

/** Remove a saved view */
export const removeParcelView = /* @__PURE__ */ write({ id: 'removeParcelView', changes: ['backOfficeParcels'], empty: true, send: (client, init, input) => client.DELETE('/api/back-office/parcels/views/{id}', { ...init, params: { path: input } }) })
