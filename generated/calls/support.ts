// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../src/client/call.ts'

const schemas = () => import('../schemas/support.ts')

/** List products that can be registered */
export const listRegistrableProducts = /* @__PURE__ */ read({ id: 'listRegistrableProducts', tag: 'support', send: (client, init) => client.GET('/api/station/information/product-registration/products', init) })

/** Register a product */
export const saveProductRegistration = /* @__PURE__ */ write({ id: 'saveProductRegistration', changes: ['support'], keyed: true, send: (client, init, input) => client.POST('/api/station/information/product-registration/save', { ...init, body: { ...input } }), schema: async () => (await schemas()).SaveProductRegistrationBody })

/** List the member's registered products */
export const listProductRegistrations = /* @__PURE__ */ list({ id: 'listProductRegistrations', tag: 'support', send: (client, init, input, cursor) => client.GET('/api/station/information/product-registration/list', { ...init, params: { query: { cursor, ...input } } }) })

/** Create a transfer code for a product */
export const offerProductTransfer = /* @__PURE__ */ write({ id: 'offerProductTransfer', changes: ['support'], keyed: true, send: (client, init, input) => client.POST('/api/station/information/product-registration/transfer/{id}', { ...init, params: { path: input } }) })

/** Revoke the transfer code of a product */
export const cancelProductTransfer = /* @__PURE__ */ write({ id: 'cancelProductTransfer', changes: ['support'], empty: true, send: (client, init, input) => client.DELETE('/api/station/information/product-registration/transfer/{id}', { ...init, params: { path: input } }) })

/** Take over a product from another member */
export const takeOverProduct = /* @__PURE__ */ write({ id: 'takeOverProduct', changes: ['support'], keyed: true, send: (client, init, input) => client.POST('/api/station/information/product-registration/takeOver', { ...init, body: { ...input } }), schema: async () => (await schemas()).TakeOverProductBody })

/** Send a contact message */
export const sendContactMessage = /* @__PURE__ */ write({ id: 'sendContactMessage', changes: [], keyed: true, send: (client, init, input) => client.POST('/api/station/support/contact', { ...init, body: { ...input } }), schema: async () => (await schemas()).SendContactMessageBody })

/** List contact topics */
export const listContactTopics = /* @__PURE__ */ read({ id: 'listContactTopics', tag: 'support', send: (client, init) => client.GET('/api/station/support/contactTopics', init) })

/** Get the introduction for visitors */
export const getIntroduction = /* @__PURE__ */ read({ id: 'getIntroduction', tag: 'support', send: (client, init) => client.GET('/api/station/support/introduction', init) })

/** List frequently asked questions */
export const listFaq = /* @__PURE__ */ read({ id: 'listFaq', tag: 'support', send: (client, init, input) => client.GET('/api/station/support/faq', { ...init, params: { query: { ...input } } }) })

/** Get a legal text */
export const getLegalText = /* @__PURE__ */ read({ id: 'getLegalText', tag: 'support', send: (client, init, input) => client.GET('/api/station/support/legal', { ...init, params: { query: { ...input } } }) })
