// Calls of the tag `support`.
export * from '../../generated/hooks/support.ts'
export const supportSchemas = () => import('../../generated/schemas/support.ts')
