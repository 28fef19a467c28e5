// Calls of the tag `addresses`.
export * from '../../generated/hooks/addresses.ts'
