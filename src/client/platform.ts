// Calls of the tag `platform`.
export * from '../../generated/hooks/platform.ts'
