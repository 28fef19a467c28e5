// Calls of the tag `support`.
export * from '../../generated/hooks/support.ts'
