// Calls of the tag `profile`.
export * from '../../generated/hooks/profile.ts'
