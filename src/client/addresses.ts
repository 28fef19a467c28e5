// Calls of the tag `addresses`.
export * from '../../generated/hooks/addresses.ts'
export const addressSchemas = () => import('../../generated/schemas/addresses.ts')
