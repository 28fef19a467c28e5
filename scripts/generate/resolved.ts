import { follow, type Schema } from '@members-hub/openapi'

/** The object itself, behind references into the components too. */
export const resolved = (document: object, node: unknown): Schema => follow(document, node, []).schema
