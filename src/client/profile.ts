// Calls of the tag `profile`.
export * from '../../generated/hooks/profile.ts'
export const profileSchemas = () => import('../../generated/schemas/profile.ts')
