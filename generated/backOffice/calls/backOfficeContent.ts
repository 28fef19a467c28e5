// Made from openapi.yaml by `npm run generate`. Do not edit.
import { list, read, write } from '../../../src/backOffice/client/call.ts'

/** List topics of the catalog */
export const listContentTopics = /* @__PURE__ */ read({ id: 'listContentTopics', tag: 'backOfficeContent', send: (client, init) => client.GET('/api/back-office/content/topics', init) })

/** Read a topic */
export const getContentTopic = /* @__PURE__ */ read({ id: 'getContentTopic', tag: 'backOfficeContent', send: (client, init, { topic, ...rest }) => client.GET('/api/back-office/content/topics/{topic}', { ...init, params: { path: { topic }, query: rest } }) })

/** Read an entry */
export const getContentEntry = /* @__PURE__ */ read({ id: 'getContentEntry', tag: 'backOfficeContent', send: (client, init, { topic, ...rest }) => client.GET('/api/back-office/content/topics/{topic}/entry', { ...init, params: { path: { topic }, query: rest } }) })

/** List published versions of a topic */
export const listContentVersions = /* @__PURE__ */ list({ id: 'listContentVersions', tag: 'backOfficeContent', send: (client, init, { topic, ...rest }, cursor) => client.GET('/api/back-office/content/topics/{topic}/versions', { ...init, params: { path: { topic }, query: { cursor, ...rest } } }) })

/** List changes */
export const listContentChanges = /* @__PURE__ */ list({ id: 'listContentChanges', tag: 'backOfficeContent', send: (client, init, input, cursor) => client.GET('/api/back-office/content/changes', { ...init, params: { query: { cursor, ...input } } }) })

/** Create a change */
export const createContentChange = /* @__PURE__ */ write({ id: 'createContentChange', changes: ['backOfficeContent'], send: (client, init, input) => client.POST('/api/back-office/content/changes', { ...init, body: { ...input } }) })

/** Read a change */
export const getContentChange = /* @__PURE__ */ read({ id: 'getContentChange', tag: 'backOfficeContent', send: (client, init, input) => client.GET('/api/back-office/content/changes/{id}', { ...init, params: { path: input } }) })

/** Edit an entry */
export const editContentEntry = /* @__PURE__ */ write({ id: 'editContentEntry', changes: ['backOfficeContent'], send: (client, init, { id, ...rest }) => client.PUT('/api/back-office/content/changes/{id}/entries', { ...init, params: { path: { id } }, body: rest }) })

/** Undo the edit of an entry */
export const resetContentEntry = /* @__PURE__ */ write({ id: 'resetContentEntry', changes: ['backOfficeContent'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/content/changes/{id}/entries/reset', { ...init, params: { path: { id } }, body: rest }) })

/** Create a link to a preview */
export const previewContentChange = /* @__PURE__ */ write({ id: 'previewContentChange', changes: [], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/content/changes/{id}/preview', { ...init, params: { path: { id } }, body: rest }) })

/** List readers of previews */
export const listContentPreviewReaders = /* @__PURE__ */ read({ id: 'listContentPreviewReaders', tag: 'backOfficeContent', send: (client, init) => client.GET('/api/back-office/content/preview-readers', init) })

/** Upload a picture */
export const uploadContentPicture = /* @__PURE__ */ write({ id: 'uploadContentPicture', changes: [], send: (client, init, input) => client.POST('/api/back-office/content/pictures', { ...init, body: { ...input } }) })

/** Submit a change for review */
export const submitContentChange = /* @__PURE__ */ write({ id: 'submitContentChange', changes: ['backOfficeContent'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/content/changes/{id}/submit', { ...init, params: { path: { id } }, body: rest }) })

/** Return a change to its authors */
export const returnContentChange = /* @__PURE__ */ write({ id: 'returnContentChange', changes: ['backOfficeContent'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/content/changes/{id}/return', { ...init, params: { path: { id } }, body: rest }) })

/** Withdraw a change */
export const withdrawContentChange = /* @__PURE__ */ write({ id: 'withdrawContentChange', changes: ['backOfficeContent'], send: (client, init, input) => client.POST('/api/back-office/content/changes/{id}/withdraw', { ...init, params: { path: input } }) })

/** Approve a change */
export const approveContentChange = /* @__PURE__ */ write({ id: 'approveContentChange', changes: ['backOfficeContent'], send: (client, init, input) => client.POST('/api/back-office/content/changes/{id}/approve', { ...init, params: { path: input } }) })

/** Comment on a change */
export const commentContentChange = /* @__PURE__ */ write({ id: 'commentContentChange', changes: ['backOfficeContent'], send: (client, init, { id, ...rest }) => client.POST('/api/back-office/content/changes/{id}/comments', { ...init, params: { path: { id } }, body: rest }) })

/** Restore an earlier version */
export const restoreContentVersion = /* @__PURE__ */ write({ id: 'restoreContentVersion', changes: ['backOfficeContent'], send: (client, init, input) => client.POST('/api/back-office/content/versions/{id}/restore', { ...init, params: { path: input } }) })
