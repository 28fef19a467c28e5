// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/support.ts')

/** Products that can be registered */
export const listRegistrableProducts = /* @__PURE__ */ read({ id: 'listRegistrableProducts', tag: 'support', method: 'GET', path: '/api/station/information/product-registration/products' })

/** Register a product */
export const saveProductRegistration = /* @__PURE__ */ write({ id: 'saveProductRegistration', method: 'POST', path: '/api/station/information/product-registration/save', changes: ['support'], keyed: true, schema: async () => (await schemas()).SaveProductRegistrationBody })

/** The member's registered products */
export const listProductRegistrations = /* @__PURE__ */ list({ id: 'listProductRegistrations', tag: 'support', method: 'GET', path: '/api/station/information/product-registration/list' })

/** Hand a product over */
export const offerProductTransfer = /* @__PURE__ */ write({ id: 'offerProductTransfer', method: 'POST', path: '/api/station/information/product-registration/transfer/{id}', changes: ['support'], keyed: true })

/** Keep a product after all */
export const cancelProductTransfer = /* @__PURE__ */ write({ id: 'cancelProductTransfer', method: 'DELETE', path: '/api/station/information/product-registration/transfer/{id}', changes: ['support'] })

/** Take a product over */
export const takeOverProduct = /* @__PURE__ */ write({ id: 'takeOverProduct', method: 'POST', path: '/api/station/information/product-registration/takeOver', changes: ['support'], keyed: true, schema: async () => (await schemas()).TakeOverProductBody })

/** Write to us */
export const sendContactMessage = /* @__PURE__ */ write({ id: 'sendContactMessage', method: 'POST', path: '/api/station/support/contact', changes: [], keyed: true, schema: async () => (await schemas()).SendContactMessageBody })

/** What one can write about */
export const listContactTopics = /* @__PURE__ */ read({ id: 'listContactTopics', tag: 'support', method: 'GET', path: '/api/station/support/contactTopics' })

/** Frequent questions */
export const listFaq = /* @__PURE__ */ read({ id: 'listFaq', tag: 'support', method: 'GET', path: '/api/station/support/faq' })

/** Privacy policy, terms and conditions */
export const getLegalText = /* @__PURE__ */ read({ id: 'getLegalText', tag: 'support', method: 'GET', path: '/api/station/support/legal' })
