// Calls of the tag `session` that forms make.
import * as calls from '../../../generated/hooks/session.ts'
import { sessionSchemas as schemas } from '../session.ts'
import { operation } from './operation.ts'

export const bindAccount = operation(
  calls.getBindAccountMutationKey,
  calls.bindAccount,
  schemas,
  'BindAccountBody',
)
export const disable = operation(calls.getDisableMutationKey, calls.disable, schemas, 'DisableBody')
export const login = operation(calls.getLoginMutationKey, calls.login, schemas, 'LoginBody')
export const loginByCode = operation(
  calls.getLoginByCodeMutationKey,
  calls.loginByCode,
  schemas,
  'LoginByCodeBody',
)
export const modifyOrgPassword = operation(
  calls.getModifyOrgPasswordMutationKey,
  calls.modifyOrgPassword,
  schemas,
  'ModifyOrgPasswordBody',
)
export const modifyPassword = operation(
  calls.getModifyPasswordMutationKey,
  calls.modifyPassword,
  schemas,
  'ModifyPasswordBody',
)
export const recoverPassword = operation(
  calls.getRecoverPasswordMutationKey,
  calls.recoverPassword,
  schemas,
  'RecoverPasswordBody',
)
export const registerByCode = operation(
  calls.getRegisterByCodeMutationKey,
  calls.registerByCode,
  schemas,
  'RegisterByCodeBody',
)
export const resetNewPass = operation(
  calls.getResetNewPassMutationKey,
  calls.resetNewPass,
  schemas,
  'ResetNewPassBody',
)
export const sendMailByRecoverPwd = operation(
  calls.getSendMailByRecoverPwdMutationKey,
  calls.sendMailByRecoverPwd,
  schemas,
  'SendMailByRecoverPwdBody',
)
export const socialRegister = operation(
  calls.getSocialRegisterMutationKey,
  calls.socialRegister,
  schemas,
  'SocialRegisterBody',
)
export const socialVerifyMailCode = operation(
  calls.getSocialVerifyMailCodeMutationKey,
  calls.socialVerifyMailCode,
  schemas,
  'SocialVerifyMailCodeBody',
)
export const socialVerifyPass = operation(
  calls.getSocialVerifyPassMutationKey,
  calls.socialVerifyPass,
  schemas,
  'SocialVerifyPassBody',
)
export const verifyCode = operation(
  calls.getVerifyCodeMutationKey,
  calls.verifyCode,
  schemas,
  'VerifyCodeBody',
)
