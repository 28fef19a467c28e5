// Checks that the log holds all of many calls at once that grant or end something (reliability, 12).
import { expect, onTestFinished, test } from 'vitest'
import { isFull } from '#tests/support/figures.ts'
import { engine } from '#tests/support/database.ts'
import { startHubProcess } from '#tests/support/hubProcess.ts'
import { ask } from './raw.ts'

test.runIf(engine === 'postgres' && isFull)(
  'audited calls are all in the log, however many come at once, and so is a failure nobody waited for',
  async () => {
    const hub = await startHubProcess({}, ['--import', './tests/support/strayRejection.ts'])
    onTestFinished(async () => void (await hub.stop()))
    const count = 60
    const headers = ['Authorization: Bearer nobody', 'Content-Length: 0']
    await Promise.all(
      Array.from({ length: count }, () => ask(hub.origin, 'POST /api/station/user/logout', { headers })),
    )
    hub.signal('SIGUSR2')
    await expect.poll(() => hub.said()).toContain('"unhandled":true')
    expect((await fetch(`${hub.origin}/health`)).status).toBe(200)
    const lines = await hub.stop()
    expect(lines.filter((line) => line.includes('"audit":true'))).toHaveLength(count)
    // Node warns of listeners that become too many in words of its own.
    expect(lines.filter((line) => !line.startsWith('{'))).toEqual([])
  },
)
