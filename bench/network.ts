// Checks that rate limits do not affect members who share an IP address: requests 5,000 signed-in home pages from one
// address, in about a minute.
import { rateClasses } from '#generated/operations.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { openHomes, signInMany } from './homes.ts'
import { startHub } from '#scripts/bench/hub.ts'
import type { Row } from '#scripts/bench/table.ts'

const members = 5_000
const part = `network: ${members} members behind one IP address, PostgreSQL`

export async function homesOfOneNetwork(): Promise<Row[]> {
  const postgres = await startPostgres()
  const databaseUrl = `${postgres.url}/postgres`
  const hub = await startHub({ databaseUrl })
  try {
    const tokens = await signInMany(databaseUrl, members)
    const { statuses, seconds } = await openHomes(hub.origin, tokens)
    const { 200: served = 0, ...otherStatuses } = statuses
    const refused = Object.entries(otherStatuses).map(([status, count]) => `${count} × ${status}`)
    return [
      { part, label: 'home pages with status 200', value: String(served) },
      {
        part,
        label: 'other responses',
        value: refused.join(', ') || '0',
        goal: '0',
        reached: refused.length === 0,
      },
      // The requests may take longer than a minute, because the database and the clients run on the same host. A rate
      // limit per network would have rejected requests within the first minute.
      { part, label: 'seconds in total', value: seconds.toFixed(1) },
      { part, label: 'home pages per minute', value: Math.round((60 * served) / seconds).toString() },
      {
        part,
        label: 'rate limit per member: pages per minute',
        value: String(rateClasses.page.limits.find(({ by: [key] }) => key === 'member')?.points),
      },
    ]
  } finally {
    await hub.stop()
    await postgres.stop()
  }
}
