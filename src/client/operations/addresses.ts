// Calls of the tag `addresses` that forms make.
import * as calls from '../../../generated/hooks/addresses.ts'
import { operation } from './operation.ts'

const schemas = () => import('../../../generated/schemas/addresses.ts')

export const modifyAddress = operation(
  calls.getModifyAddressMutationKey,
  calls.modifyAddress,
  schemas,
  'ModifyAddressBody',
)
