// Made from openapi.yaml by `npm run generate`. Do not edit.
import { read } from '../../src/client/call.ts'

/** Search the hub */
export const searchHub = /* @__PURE__ */ read({ id: 'searchHub', tag: 'search', send: (client, init, input) => client.GET('/api/station/search', { ...init, params: { query: { ...input } } }) })

/** Get search suggestions */
export const getSearchSuggestions = /* @__PURE__ */ read({ id: 'getSearchSuggestions', tag: 'search', send: (client, init) => client.GET('/api/station/search/suggestions', init) })
