// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/platform.ts')

/** Get the caller's country */
export const getIpIsoCode = /* @__PURE__ */ read({ id: 'getIpIsoCode', tag: 'platform', send: (client, init) => client.POST('/api/station/activity/getIpIsoCode', init) })

/** Report a tracking event */
export const reportEvent = /* @__PURE__ */ write({ id: 'reportEvent', changes: [], empty: true, send: (client, init, input) => client.POST('/api/base/event/report', { ...init, body: { ...input } }), schema: async () => (await schemas()).ReportEventBody })

/** Report errors and performance of a page */
export const reportPage = /* @__PURE__ */ write({ id: 'reportPage', changes: [], empty: true, send: (client, init, input) => client.POST('/api/base/page/report', { ...init, body: { ...input } }), schema: async () => (await schemas()).ReportPageBody })

/** Get the default region */
export const getDefaultRegion = /* @__PURE__ */ read({ id: 'getDefaultRegion', tag: 'platform', send: (client, init) => client.GET('/api/base/region/defaultRegion', init) })

/** List countries */
export const listCountries = /* @__PURE__ */ read({ id: 'listCountries', tag: 'platform', send: (client, init, input) => client.POST('/api/base/region/countryList', { ...init, body: { ...input } }), schema: async () => (await schemas()).ListCountriesBody })

/** List calling codes */
export const listCallingCodes = /* @__PURE__ */ read({ id: 'listCallingCodes', tag: 'platform', send: (client, init, input) => client.POST('/api/base/region/intelCodeList', { ...init, body: { ...input } }), schema: async () => (await schemas()).ListCallingCodesBody })

/** List the provinces of a country */
export const listProvinces = /* @__PURE__ */ read({ id: 'listProvinces', tag: 'platform', send: (client, init, input) => client.POST('/api/base/region/provinceList', { ...init, body: { ...input } }), schema: async () => (await schemas()).ListProvincesBody })

/** List banners and pictures of a page area */
export const querySceneMaterials = /* @__PURE__ */ read({ id: 'querySceneMaterials', tag: 'platform', send: (client, init, input) => client.GET('/api/base/material/querySceneMaterialList', { ...init, params: { query: { ...input } } }) })

/** Resolve a QR code */
export const jumpByQr = /* @__PURE__ */ read({ id: 'jumpByQr', tag: 'platform', send: (client, init, input) => client.GET('/api/base/qr/jump', { ...init, params: { query: { ...input } } }) })

/** Get permission to upload a file */
export const getUploadPolicy = /* @__PURE__ */ read({ id: 'getUploadPolicy', tag: 'platform', send: (client, init, input) => client.GET('/api/base/oss/queryOssTempPolicy/v2', { ...init, params: { query: { ...input } } }) })
