// Calls of the tag `membership`.
export * from '../../generated/hooks/membership.ts'
