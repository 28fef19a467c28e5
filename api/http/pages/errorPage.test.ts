// The page for what went wrong looks like the hub, by day and by night.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorPage } from './errorPage.ts'

test('its colours are those of the hub', async () => {
  const page = await (await errorPage(new Request('http://hub.test/'), 'FAULT')).text()
  const css = readFileSync('src/ui/colours.css', 'utf8')
  for (const role of ['--surface', '--ink', '--accent', '--on-accent']) {
    const [, day = '', night = ''] =
      new RegExp(`${role}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(css) ?? []
    for (const value of [day, night]) {
      const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      const colour = named ? new RegExp(`${named}: ([^;]+);`).exec(css)?.[1] : value
      expect(page).toContain(`${role}:${colour};`)
    }
  }
})
