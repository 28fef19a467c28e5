// Tests the card that a member shares: as a file with the share sheet, and as a download.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { grant } from '#api/ledger/ledger.ts'
import { newId } from '#api/store/id.ts'
import { typeText } from '../helpers/keyboard.ts'
import { axeFindings } from '../helpers/axe.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { joined, signedInAs } from '../helpers/member.ts'
import { messagesIn } from '#tests/support/messages.ts'

const en = messagesIn('en-US')

declare global {
  interface Window {
    recordFile?: (content: { type: string; size: number; text: string | undefined }) => Promise<unknown>
  }
}

test('a member opens the card of the level by keyboard, shares it as a file, and downloads it', async ({
  page,
  hub,
}) => {
  const { token, uid } = await joined(hub, { firstName: 'Mali' })
  await hub.onDatabase(async ({ db }) => {
    const points = { memberId: uid, currency: 'points', amount: 300, purpose: 'campaign' } as const
    await grant(db, { ...points, reference: newId(), occurredAt: new Date() })
  })
  await signedInAs(page, hub, { token, locale: 'EN' })
  const shared: unknown[] = []
  await page.exposeFunction('recordFile', (content: unknown) => shared.push(content))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: ({ files }: ShareData) => files?.length === 1 })
    Object.defineProperty(navigator, 'share', {
      value: async ({ files: [file] = [], text }: ShareData) => {
        if (file) await window.recordFile?.({ type: file.type, size: file.size, text })
      },
    })
  })
  await page.goto('/memberShip')
  await hydrated(page)
  const toggle = page.getByRole('button', { name: en['games.card.show'] })
  await toggle.focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('img', { name: 'Card: I’m at Sprout now' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  await expect(picture).toHaveJSProperty('naturalHeight', 1350)
  await expect(picture).toBeInViewport({ ratio: 0.9 })
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: en['games.card.share'] }).dblclick()
  await expect.poll(() => shared).toHaveLength(1)
  expect(shared).toMatchObject([{ type: 'image/png', text: 'I’m at Sprout now' }])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: en['games.card.download'] }).click()
  const { format, width } = await sharp(await readFile(await (await download).path())).metadata()
  expect({ format, width }).toEqual({ format: 'png', width: 1080 })

  // The browser draws the line of the member on the card, so that no request contains it.
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('textbox', { name: en['games.card.line'] }).focus()
  await typeText(page, 'We did it, little by little')
  const lined = page.getByRole('img', { name: 'Card: I’m at Sprout now. We did it, little by little' })
  await expect(lined).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: en['games.card.share'] }).click()
  await expect.poll(() => shared).toHaveLength(2)
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: en['games.card.download'] }).click()
  const linedFile = await readFile(await (await saved).path())
  expect(await sharp(linedFile).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  // The label with the line covers the drawing, and has the color of the ground.
  const pixel = { left: 80, top: 720, width: 1, height: 1 }
  expect([...(await sharp(linedFile).extract(pixel).removeAlpha().raw().toBuffer())]).toEqual([
    0xfd, 0xf6, 0xf1,
  ])
  expect(bodies.filter((body) => /little|bGl0dGxl/.test(body))).toEqual([])

  await page.getByRole('button', { name: en['games.card.hide'] }).click()
  await expect(lined).toHaveCount(0)
})

test('a member of the first level is offered no card of the level', async ({ page, hub }) => {
  const { token } = await joined(hub)
  await signedInAs(page, hub, { token, locale: 'EN' })
  await page.goto('/memberShip')
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Moon' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: en['games.card.show'] })).toHaveCount(0)
})
