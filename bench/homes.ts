// Opens the home pages of many members from one IP address, as in a carrier's network, in an office, or behind a proxy
// that does not forward client addresses.
import { newId } from '#api/store/id.ts'
import { createMember } from '#api/session/registration.ts'
import { openSession } from '#api/session/members.ts'
import { accountOf } from '#tests/support/accounts.ts'
import { openWhenReady } from '#scripts/postgres.ts'

export type SignedIn = { uid: string; account: string; token: string }

/** @returns new members, each with a session. If a password hash is passed, it is the hash of their password */
export async function addSignedIn(
  databaseUrl: string,
  count: number,
  passwordHash?: string,
): Promise<SignedIn[]> {
  const store = await openWhenReady(databaseUrl)
  const now = new Date()
  const added: SignedIn[] = []
  await inParallel(count, 20, async () => {
    const account = `${newId()}@example.com`.toLowerCase()
    const uid = await createMember(
      store.db,
      {
        account: accountOf(account),
        passwordHash,
        firstName: 'Mali',
        countryCode: 'TH',
        timeZone: 'Asia/Bangkok',
        agreePrivacyPolicy: true,
        agreeMarketing: false,
        agreeTracking: false,
      },
      now,
    )
    added.push({ uid, account, token: (await openSession(store.db, uid, { now, by: 'password' })).token })
  })
  await store.close()
  return added
}

/** @returns one session token for each new member */
export const signInMany = async (databaseUrl: string, count: number) =>
  (await addSignedIn(databaseUrl, count)).map(({ token }) => token)

/**
 * Requests the home page once with each token.
 * @returns the number of responses with each status, and the duration in seconds
 */
export async function openHomes(origin: string, tokens: readonly (string | undefined)[], atOnce = 32) {
  const statuses: Record<string, number> = {}
  const started = performance.now()
  await inParallel(tokens.length, atOnce, async (index) => {
    const token = tokens[index]
    const answer = await fetch(token === undefined ? `${origin}/login` : origin, {
      headers: token === undefined ? {} : { Cookie: `hub_token=${token}` },
      redirect: 'manual',
    })
    await answer.arrayBuffer()
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
  })
  return { statuses, seconds: (performance.now() - started) / 1000 }
}

export async function inParallel(count: number, atOnce: number, work: (index: number) => Promise<void>) {
  let next = 0
  const runWorker = async () => {
    while (next < count) await work((next += 1) - 1)
  }
  await Promise.all(Array.from({ length: atOnce }, runWorker))
}
