// The page for what went wrong looks like the hub, by day and by night.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorPage } from './errorPage.ts'

test('its code stands as on the error page of the app: a line of its own above the title, softer than it', async () => {
  const answer = await errorPage(new Request('http://hub.test/'), 'TOO_MANY_REQUESTS', 5)
  const page = await answer.text()
  expect(page).toMatch(new RegExp(`<p class="code">${answer.status}</p>\\s*<h1>`))
  const look = /\.code \{([^}]*)\}/.exec(page)?.[1]
  expect(look).toContain('color: var(--ink-soft)')
  const size = /@utility title-card \{[^}]*(font-size: [^;]+);/.exec(
    readFileSync('src/ui/style/tokens.css', 'utf8'),
  )?.[1]
  expect(look).toContain(size)
})

test('its colours are those of the hub', async () => {
  const page = await (await errorPage(new Request('http://hub.test/'), 'FAULT')).text()
  const css = readFileSync('src/ui/style/colours.css', 'utf8')
  for (const role of ['--surface', '--ink', '--ink-soft', '--accent', '--on-accent']) {
    const [, day = '', night = ''] =
      new RegExp(`${role}: var\\(--day, (.+)\\) var\\(--night, (.+)\\);`).exec(css) ?? []
    for (const value of [day, night]) {
      const named = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
      const colour = named ? new RegExp(`${named}: ([^;]+);`).exec(css)?.[1] : value
      expect(page).toContain(`${role}:${colour};`)
    }
  }
})
