// The contract's decimals of money.
export * from '../../generated/currencies.ts'
