// Calls of the tag `session`.
export * from '../../generated/hooks/session.ts'
export const sessionSchemas = () => import('../../generated/schemas/session.ts')
/** Fresh proof of who asks, as several calls take it: by password or by code. */
export const proofSchemas = () => import('../../generated/schemas/membersHub.schemas.ts')
