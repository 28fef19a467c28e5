// Sends check-ins over HTTP while a test continues.

/** Checks in members sequentially until all are done or the caller stops it. */
export function checkInAll(origin: string, members: { token: string }[]) {
  let acknowledged = 0
  let isTold = false
  const done = (async () => {
    for (const [index, { token }] of members.entries()) {
      if (isTold) return
      const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `key-of-the-day-${index}` }
      const url = `${origin}/api/station/games/normalCheckIn/checkIn`
      if ((await fetch(url, { method: 'POST', headers })).status === 200) acknowledged += 1
    }
  })()
  const stop = async () => {
    isTold = true
    await done
  }
  return { done, stop, acknowledged: () => acknowledged }
}
