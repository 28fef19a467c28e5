import { follow, type Schema } from '@members-hub/openapi'

/**
 * Returns the object to which a reference leads, directly or through other references; an object without a reference is
 * returned unchanged.
 */
export const resolved = (document: object, node: unknown): Schema => follow(document, node, []).schema
