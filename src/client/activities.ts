// Calls of the tag `activities`.
export * from '../../generated/hooks/activities.ts'
