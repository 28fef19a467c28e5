// Signs staff in without the issuer, and calls operations of the back office over HTTP.
import { setTimeout as pause } from 'node:timers/promises'
import type { StaffData, StaffOperationId } from '#api/backOfficeApp/operation.ts'
import { sessionCookie } from '#api/backOfficeApp/staffCall.ts'
import { staff, staffSessions } from '#api/staff/tables.ts'
import { newId } from '#api/store/id.ts'
import { hashOf, newToken } from '#api/store/secrets.ts'
import type { Store } from '#api/store/store.ts'
import { operations } from '#generated/backOffice/operations.ts'
import { objectOf } from '#shared/unknown.ts'

/** Public origin of the back office in the settings of the server. */
export const staffOrigin = 'https://back-office.example.com'

export type StaffCall = {
  path?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

/** Adds a staff member with all permissions. @returns the session token */
export async function addStaff({ db }: Pick<Store, 'db'>): Promise<string> {
  const [id, token, now] = [newId(), newToken(), new Date()]
  // The session is not due for a check, because the benchmark has no issuer.
  const later = new Date(now.getTime() + 3_600_000)
  await db
    .insert(staff)
    .values({ id, issuer: 'none', subject: id, email: `${id}@example.com`, signedInAt: now })
  await db.insert(staffSessions).values({
    tokenHash: hashOf(token),
    staffId: id,
    roles: ['admin'],
    issuerTokens: '',
    createdAt: now,
    usedAt: now,
    checkedAt: later,
    confirmedAt: later,
  })
  return token
}

/** Calls the operation once. @returns the data and the duration in milliseconds @throws an Error for another status */
export async function callAsStaff<Id extends StaffOperationId>(
  origin: string,
  token: string,
  { id, path = {}, query = {}, body }: StaffCall & { id: Id },
): Promise<{ data: StaffData<Id>; ms: number }> {
  const { method, path: template } = operations[id]
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => path[name] ?? '')
  const startedAt = performance.now()
  const response = await fetch(`${origin}${filled}?${new URLSearchParams(query)}`, {
    method: method.toUpperCase(),
    headers: {
      Cookie: `${sessionCookie}=${token}`,
      'Sec-Fetch-Site': 'same-origin',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const ms = performance.now() - startedAt
  if (response.status === 429) {
    // Waits like the web app does after an exceeded rate limit.
    await pause(1_000 * Number(response.headers.get('Retry-After') ?? 1))
    return await callAsStaff(origin, token, { id, path, query, ...(body && { body }) })
  }
  const envelope: unknown = JSON.parse(text)
  if (!isSuccess<Id>(response.status, envelope)) throw new Error(`${id} returned ${text.slice(0, 300)}.`)
  return { data: envelope.data, ms }
}

const isSuccess = <Id extends StaffOperationId>(
  status: number,
  envelope: unknown,
): envelope is { data: StaffData<Id> } => status === 200 && objectOf(envelope)['code'] === 200
