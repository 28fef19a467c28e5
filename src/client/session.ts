// Calls of the tag `session`.
export * from '../../generated/hooks/session.ts'
export const sessionSchemas = () => import('../../generated/schemas/session.ts')
