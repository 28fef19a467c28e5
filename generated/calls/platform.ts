// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/platform.ts')

/** The caller's country */
export const getIpIsoCode = /* @__PURE__ */ read({ id: 'getIpIsoCode', tag: 'platform', method: 'POST', path: '/api/station/activity/getIpIsoCode' })

/** Report a tracking event */
export const reportEvent = /* @__PURE__ */ write({ id: 'reportEvent', method: 'POST', path: '/api/base/event/report', changes: [], schema: async () => (await schemas()).ReportEventBody })

/** Report how a page did in a browser */
export const reportPage = /* @__PURE__ */ write({ id: 'reportPage', method: 'POST', path: '/api/base/page/report', changes: [], schema: async () => (await schemas()).ReportPageBody })

/** The region to begin with */
export const getDefaultRegion = /* @__PURE__ */ read({ id: 'getDefaultRegion', tag: 'platform', method: 'GET', path: '/api/base/region/defaultRegion' })

/** All countries */
export const listCountries = /* @__PURE__ */ read({ id: 'listCountries', tag: 'platform', method: 'POST', path: '/api/base/region/countryList', schema: async () => (await schemas()).ListCountriesBody })

/** All calling codes */
export const listCallingCodes = /* @__PURE__ */ read({ id: 'listCallingCodes', tag: 'platform', method: 'POST', path: '/api/base/region/intelCodeList', schema: async () => (await schemas()).ListCallingCodesBody })

/** The provinces of a country */
export const listProvinces = /* @__PURE__ */ read({ id: 'listProvinces', tag: 'platform', method: 'POST', path: '/api/base/region/provinceList', schema: async () => (await schemas()).ListProvincesBody })

/** Banners and pictures of a scene */
export const querySceneMaterials = /* @__PURE__ */ read({ id: 'querySceneMaterials', tag: 'platform', method: 'GET', path: '/api/base/material/querySceneMaterialList' })

/** Where a QR code leads */
export const jumpByQr = /* @__PURE__ */ read({ id: 'jumpByQr', tag: 'platform', method: 'GET', path: '/api/base/qr/jump' })

/** Permission to send a file */
export const getUploadPolicy = /* @__PURE__ */ read({ id: 'getUploadPolicy', tag: 'platform', method: 'GET', path: '/api/base/oss/queryOssTempPolicy/v2' })
