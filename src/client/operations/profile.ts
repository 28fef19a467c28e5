// Calls of the tag `profile` that forms make.
import * as calls from '../../../generated/hooks/profile.ts'
import { operation } from './operation.ts'

const schemas = () => import('../../../generated/schemas/profile.ts')

export const modifyUserInfo = operation(
  calls.getModifyUserInfoMutationKey,
  calls.modifyUserInfo,
  schemas,
  'ModifyUserInfoBody',
)
export const modifyAccount = operation(
  calls.getModifyAccountMutationKey,
  calls.modifyAccount,
  schemas,
  'ModifyAccountBody',
)
export const saveBaby = operation(calls.getSaveBabyMutationKey, calls.saveBaby, schemas, 'SaveBabyBody')
export const exportData = operation(
  calls.getExportDataMutationKey,
  calls.exportData,
  schemas,
  'ExportDataBody',
)
