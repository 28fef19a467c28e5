// Calls of the tag `addresses`.
export * from '../../generated/hooks/addresses.ts'
export { AddressFormPartName } from '../../generated/hooks/membersHub.schemas.ts'
