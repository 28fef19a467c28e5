// Reads the ticket for the second step of a two-step sign-in. The server returns it in an error response when the
// password or code of the first step was correct.
import { SECOND_FACTOR_NEEDED } from '#generated/codes.ts'
import type { SecondFactorMethod, SecondFactorTicket } from '#generated/schema.d.ts'
import type { CallError } from '#src/client/errors.ts'

/** Second step of the sign-in: the ticket, the available methods, and the kind of code that the member has selected. */
export type SecondFactorStep = Pick<SecondFactorTicket, 'ticket' | 'methods'> & {
  given: 'code' | 'recoveryCode'
}

/** @returns the second step; `undefined` if the error does not ask for a second factor */
export function secondFactorIn(error: CallError): SecondFactorStep | undefined {
  const factor = error.hasCode(SECOND_FACTOR_NEEDED) ? error.refusal?.data?.secondFactor : undefined
  if (!factor) return undefined
  const proofField = factor.methods.includes('authenticator') ? 'code' : 'recoveryCode'
  return { ticket: factor.ticket, methods: factor.methods, given: proofField }
}

const methods: readonly SecondFactorMethod[] = ['authenticator', 'passkey']

/** Parses the step from the hidden fields of a form. */
export const secondFactorOf = (fields: {
  ticket: string
  methods?: string
  given?: string | undefined
}): SecondFactorStep => ({
  ticket: fields.ticket,
  methods: methods.filter((method) => fields.methods?.split(' ').includes(method)),
  given: fields.given === 'recoveryCode' ? 'recoveryCode' : 'code',
})
