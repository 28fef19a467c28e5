// Lists for whom the back office can preview pages, and signs these readers in. Real members are never readers.
import { admitAccount } from '../session/admitAccount.ts'
import { findMember } from '../session/members.ts'
import { registerMember } from '../session/registration.ts'
import { sessions } from '../session/tables.ts'
import { newId } from '../store/id.ts'
import { hashOf, newToken } from '../store/secrets.ts'
import type { Database } from '../store/store.ts'
import { sampleMembers, type SampleMember } from './members.ts'

const idOf = ({ account }: SampleMember) => account.split('@', 1).join()

/** @param hasSamples true if this installation has sample members */
export const previewReaders = (hasSamples: boolean) => [
  ...['visitor', 'newMember'].map((id) => ({ id, name: null, countryCode: null })),
  ...(hasSamples
    ? sampleMembers.map((sample) => ({
        id: idOf(sample),
        name: sample.firstName,
        countryCode: sample.countryCode,
      }))
    : []),
]

const countries = { en: 'US', id: 'ID', th: 'TH', vn: 'VN' } as const

type Reader = { reader: string; language: keyof typeof countries; now: Date }

/**
 * Opens a session for the reader. The transaction must be rolled back, so that neither the session nor a new member
 * outlives the request.
 * @returns the token; `undefined` for a visitor
 */
export async function signInReader(
  tx: Database,
  { reader, language, now }: Reader,
): Promise<string | undefined> {
  if (reader === 'visitor') return undefined
  const memberId =
    reader === 'newMember' ? await addNewMember(tx, countries[language]) : await sampleId(tx, reader)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + 3_600_000)
  await tx
    .insert(sessions)
    .values({ id: newId(), memberId, tokenHash: hashOf(token), createdAt: now, expiresAt })
  return token
}

async function sampleId(tx: Database, reader: string): Promise<string> {
  const sample = sampleMembers.find((each) => idOf(each) === reader)
  const member = sample && (await findMember(tx, await admitAccount(tx, sample.account)))
  if (!member) throw new Error(`Preview has no reader ${reader}.`)
  return member.id
}

async function addNewMember(tx: Database, countryCode: string): Promise<string> {
  const account = await admitAccount(tx, `preview-${newId()}@example.com`)
  const agreed = { agreePrivacyPolicy: true, agreeMarketing: false, agreeTracking: false } as const
  return await registerMember(tx, { account, firstName: 'Preview', countryCode, ...agreed }, new Date())
}
