// Check-ins over HTTP in the background of a test.

/** Members who check in one after the other, until there are none left or they are told to stop. */
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
