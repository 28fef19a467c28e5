import { follow, type Schema } from '@members-hub/openapi'

/** The object of the contract behind references into the components. */
export const resolved = (document: object, node: unknown): Schema => follow(document, node, []).schema
