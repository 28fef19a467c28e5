// Tests that the log contains every one of many concurrent audited calls (section 12 of docs/reliability.md).
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '#tests/support/measurements.ts'
import { engine } from '#tests/support/database.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { ask } from './raw.ts'

test.runIf(engine === 'postgres' && isFull)(
  'the log contains all concurrent audited calls and an unhandled rejection',
  async () => {
    const hub = await startHubProcess({}, ['--import', './tests/support/strayRejection.ts'])
    onTestFinished(async () => void (await hub.stop()))
    const count = 60
    const headers = ['Authorization: Bearer nobody', 'Content-Length: 0']
    await Promise.all(
      Array.from({ length: count }, () => ask(hub.origin, 'POST /api/station/user/logout', { headers })),
    )
    hub.signal('SIGUSR2')
    await expect.poll(() => hub.said()).toContain('"event":"unhandled_rejection"')
    expect((await fetch(`${hub.origin}/health`)).status).toBe(200)
    const lines = await hub.stop()
    expect(lines.filter((line) => line.includes('"audit":true'))).toHaveLength(count)
    // Node prints warnings about too many listeners in its own format.
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  },
)
