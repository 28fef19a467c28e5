// The envelope's codes, by the names of the contract's catalogue.
export * from '../../generated/codes.ts'
