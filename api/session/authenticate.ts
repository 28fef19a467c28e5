// Authenticates a member by email or phone and a password, or by a one-time code that was sent to the email or phone.
import type { components } from '#generated/schema.d.ts'
import { refuseGuess } from '#shared/protocol/refuse.ts'
import type { Database } from '../store/store.ts'
import { refuseCode, withCode, type Presented } from './codes.ts'
import { findActiveMember } from './members.ts'
import { matchesSecret, normalPassword } from './passwords.ts'
import { rejectionOfPhoneCode } from './unusedAccounts.ts'
import type { Account } from '../members/account.ts'
import type { MemberRow } from '../members/member.ts'

/**
 * Returns the member with this email or phone and password. Takes the same time if the password is correct, if it is
 * wrong, and if the member has no password.
 * @throws CREDENTIALS_WRONG for an unknown account or a wrong password
 */
export async function authenticateByPassword(
  db: Database,
  account: Account,
  { password, now }: { password: string; now: Date },
) {
  const member = await findActiveMember(db, account, now)
  const fits = await matchesSecret(member?.passwordHash, normalPassword(password))
  return member && fits ? member : refuseGuess('CREDENTIALS_WRONG', member?.id)
}

/**
 * @param check called with the member before the code is used up; if it throws, the code stays valid
 * @throws CODE_WRONG if the code is wrong or no member has the email or phone; OTHER_PROOF_NEEDED if a code sent to the
 * phone is not sufficient for this member; also errors that `check` throws
 */
export async function authenticateByCode(
  db: Database,
  presented: Presented,
  { now, check = () => {} }: { now: Date; check?: (member: MemberRow) => void },
) {
  const { account } = presented
  const { member, rejection } = await withCode(db, presented, {
    now,
    work: async (tx) => {
      const candidate = await findActiveMember(tx, account, now)
      if (!candidate) return {}
      const rejected = await rejectionOfPhoneCode(tx, candidate, { account, now })
      if (!rejected) check(candidate)
      return { member: candidate, rejection: rejected }
    },
  })
  if (rejection) throw rejection
  return member ?? refuseCode()
}

type SignInProof = components['schemas']['SignInProof']

/** @throws CREDENTIALS_WRONG, CODE_WRONG */
export async function authenticate(
  db: Database,
  { account, browser }: { account: Account; browser: string },
  { proof, now }: { proof: SignInProof; now: Date },
): Promise<MemberRow> {
  return 'code' in proof
    ? await authenticateByCode(db, { account, purpose: 'login', browser, code: proof.code }, { now })
    : await authenticateByPassword(db, account, { password: proof.password, now })
}
