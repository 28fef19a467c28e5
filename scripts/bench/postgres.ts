// A PostgreSQL with the sample members in it, one of them signed in.
import { addSamples } from '../../api/samples.ts'
import { findMember, openSession } from '../../api/session/members.ts'
import { openWhenReady, startPostgres } from '../postgres.ts'
import { sampleAccount } from './hub.ts'

export async function startWithMember() {
  const { url, stop } = await startPostgres()
  const database = `${url}/postgres`
  const store = await openWhenReady(database)
  await addSamples(store.db, new Date())
  const member = await findMember(store.db, sampleAccount)
  if (!member) throw new Error(`There is no sample member ${sampleAccount}.`)
  const { token } = await openSession(store.db, member.id, new Date())
  await store.close()
  return { url: database, token, stop }
}
