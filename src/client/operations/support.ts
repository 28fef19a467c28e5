// Calls of the tag `support` that forms make.
import * as calls from '../../../generated/hooks/support.ts'
import { supportSchemas as schemas } from '../support.ts'
import { operation } from './operation.ts'

export const sendContactMessage = operation(
  calls.getSendContactMessageMutationKey,
  calls.sendContactMessage,
  schemas,
  'SendContactMessageBody',
)
