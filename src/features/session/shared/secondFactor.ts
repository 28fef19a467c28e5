// Reads in an error what finishes a sign-in whose first factor was right.
import { SECOND_FACTOR_NEEDED } from '#generated/codes.ts'
import type { SecondFactorMethod, SecondFactorTicket } from '#generated/schema.d.ts'
import type { CallError } from '#src/client/errors.ts'

/** A sign-in that waits for the second factor, and what the member has chosen to give. */
export type SecondFactorStep = Pick<SecondFactorTicket, 'ticket' | 'methods'> & {
  given: 'code' | 'recoveryCode'
}

/** @returns the next step; `undefined` if the error asks for no second factor */
export function secondFactorIn(error: CallError): SecondFactorStep | undefined {
  const factor = error.hasCode(SECOND_FACTOR_NEEDED) ? error.refusal?.data?.secondFactor : undefined
  if (!factor) return undefined
  const proofField = factor.methods.includes('authenticator') ? 'code' : 'recoveryCode'
  return { ticket: factor.ticket, methods: factor.methods, given: proofField }
}

const methods: readonly SecondFactorMethod[] = ['authenticator', 'passkey']

/** The step as hidden fields of a form name it. */
export const secondFactorOf = (fields: {
  ticket: string
  methods?: string
  given?: string | undefined
}): SecondFactorStep => ({
  ticket: fields.ticket,
  methods: methods.filter((method) => fields.methods?.split(' ').includes(method)),
  given: fields.given === 'recoveryCode' ? 'recoveryCode' : 'code',
})
