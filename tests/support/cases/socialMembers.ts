// Prepares members, tickets and connected social accounts for the test cases of social sign-in.
import type { Api } from '../api.ts'
import { addMember, askForCode, dataOf, password, type TestMember } from '../members.ts'
import { newPerson, ticketFor } from '../social.ts'

export const provider = 'google'
export const path = { provider }
/** Well-formed social ticket that the server has not issued. */
export const unknown = 'x'.repeat(43)

/** Creates a social ticket for a person with the email address of the member. */
export const ticketOf = (api: Api, { account }: TestMember, subject?: string) =>
  ticketFor(api, newPerson({ email: account, ...(subject === undefined ? {} : { subject }) }))

export const withPassword = (api: Api) => addMember(api, { password })

/** Creates a ticket for a social account that no member has, then binds the account to another member. */
export async function ticketTakenSince(api: Api, member: TestMember, intent: 'signIn' | 'bind' = 'signIn') {
  const person = newPerson({ email: member.account })
  const ticket = await ticketFor(api, person, { intent })
  const other = await withPassword(api)
  const otherTicket = await ticketFor(api, newPerson({ ...person, email: other.account }))
  await dataOf(api, 'socialVerifyPass', { body: { ticket: otherTicket, password } })
  return ticket
}

/** Links an account of the social provider to the member. */
export async function bound(api: Api, { token, account }: TestMember) {
  const ticket = await ticketFor(api, newPerson(), { intent: 'bind' })
  const proof = { code: await askForCode(api, account, 'confirm') }
  await dataOf(api, 'bindAccount', { token, body: { ticket, proof } })
}

/** Requests deletion of the member's account. */
export const close = (api: Api, { token }: TestMember) =>
  dataOf(api, 'disable', { token, body: { proof: { password } } })
