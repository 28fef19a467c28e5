// Tests toasts on a real page: position, duration, announcement, and visibility with open dialogs.
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { MessageId } from '#generated/messageIds.ts'
import { languages, locales } from '#shared/languages.ts'
import type { AppContext } from '#src/runtime/app/context.ts'
import type { Tone } from '#src/ui/feedback/Notice.tsx'
import { listFiles } from '#tests/support/listFiles.ts'
import { messagesIn } from '#tests/support/messages.ts'
import { expect, hydrated, test } from '../helpers/hub.ts'
import { full } from '../helpers/full.ts'
import { signedIn } from '../helpers/member.ts'

type AppRouter = { options: { context: { app: AppContext } } }

const kinds = ['positive', 'negative', 'warning', 'info', 'ongoing'] as const

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
})

/**
 * Shows a toast through the router that TanStack Router exposes on the window for its developer tools. The product
 * therefore needs no hook for tests.
 */
const show = (page: Page, kind: Tone, text: string) =>
  page.evaluate(
    ([as, words]) => {
      const router: AppRouter | undefined = window.__TSR_ROUTER__
      router?.options.context.app.toasts.show(as, words)
    },
    [kind, text] as const,
  )

/** Opens a modal dialog in the same way as the pages do. */
const openDialog = (page: Page, name: string) =>
  page.evaluate((label) => {
    const dialog = Object.assign(document.createElement('dialog'), { id: label, ariaLabel: label })
    dialog.append(Object.assign(document.createElement('button'), { textContent: `Button of ${label}` }))
    document.body.append(dialog)
    dialog.showModal()
  }, name)

test('a toast of each kind is centered, announced, and closable (sections 4 and 9 of the specification)', async ({
  page,
}) => {
  for (const kind of kinds)
    await test.step(kind, async () => {
      await show(page, kind, 'Words for the member')
      const words = page.getByText('Words for the member')
      await expect(words).toBeInViewport()
      const announcing = await words.evaluate((element) =>
        element.closest('[role=alert], [aria-live]')?.getAttribute('role'),
      )
      expect(announcing).toBe(kind === 'negative' ? 'alert' : null)

      const place = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
      expect(place).not.toBeNull()
      // Tolerate half the width of the scrollbar gutter.
      const { width, height } = await page.evaluate(() => {
        const { clientWidth, clientHeight } = document.documentElement
        return { width: clientWidth, height: clientHeight }
      })
      expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - width / 2)).toBeLessThan(8)
      expect(Math.abs((place?.y ?? 0) + (place?.height ?? 0) / 2 - height / 2)).toBeLessThan(8)

      await page.getByRole('button', { name: 'Close' }).click()
      await expect(words).toHaveCount(0)
    })
})

test(
  'a toast expires after 5000 ms, an error toast after 3000 ms, and an ongoing toast stays (section 9 of the specification)',
  full,
  async ({ page }) => {
    for (const kind of kinds) await show(page, kind, `A notice, ${kind}`)
    const noticeTexts = async () =>
      (await page.getByText(/^A notice/).allInnerTexts()).map((text) => text.slice(10))
    await expect.poll(noticeTexts).toHaveLength(5)
    await page.clock.fastForward(3000)
    await expect.poll(noticeTexts).toEqual(['positive', 'warning', 'info', 'ongoing'])
    await page.clock.fastForward(2000)
    await expect.poll(noticeTexts).toEqual(['ongoing'])
    await page.clock.fastForward(600_000)
    await expect.poll(noticeTexts).toEqual(['ongoing'])
  },
)

test('a plain success has one line on a phone in each language, and expires after 2500 ms unless it is hovered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const briefIds = idsOfBriefToasts()
  expect(briefIds.length).toBeGreaterThan(5)
  const sample: Record<string, string> = { name: 'Facebook' }
  const textsOf = (messages: ReturnType<typeof messagesIn>) =>
    briefIds.map((id) => messages[id].replaceAll(/\{(\w+)\}/g, (_, name: string) => sample[name] ?? ''))
  const lines = await page.evaluate(
    async (texts) => {
      const router: AppRouter | undefined = window.__TSR_ROUTER__
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const higher: string[] = []
      for (const text of texts) {
        router?.options.context.app.toasts.done(text)
        let line: Element | undefined
        while (!line) {
          await frame()
          line = [...document.querySelectorAll('[aria-live=polite] div')].findLast(
            (element) => element.textContent === text && element.children.length === 0,
          )
        }
        const { height } = line.getBoundingClientRect()
        if (height > parseFloat(getComputedStyle(line).lineHeight) * 1.5) higher.push(text)
      }
      return higher
    },
    locales.flatMap((locale) => textsOf(messagesIn(languages[locale].tag))),
  )
  expect(lines).toEqual([])
  await page.clock.fastForward(2500)
  await expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0)

  const done = () =>
    page.evaluate(() => {
      const router: AppRouter | undefined = window.__TSR_ROUTER__
      router?.options.context.app.toasts.done('Saved.')
    })
  await done()
  await page.getByText('Saved.').hover()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Saved.')).toBeVisible()
})

test('when an ongoing action ends, a toast with its result replaces its toast', full, async ({ page }) => {
  await page.evaluate(() => {
    const router: AppRouter | undefined = window.__TSR_ROUTER__
    const upload = router?.options.context.app.toasts.show('ongoing', 'Sending the picture')
    addEventListener('sent', () => upload?.replace('positive', 'The picture is there'), { once: true })
  })
  await expect(page.getByText('Sending the picture')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('sent')))
  await expect(page.getByText('Sending the picture')).toHaveCount(0)
  await expect(page.getByText('The picture is there')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText('The picture is there')).toHaveCount(0)
})

test('a hovered toast stays; a toast that appears below an idle pointer expires', full, async ({ page }) => {
  await show(page, 'info', 'Held')
  await page.getByText('Held').hover()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Held')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.mouse.move(1, 1)
  await show(page, 'info', 'Next')
  await expect(page.getByText('Next')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText('Next')).toHaveCount(0)

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width / 2, height / 2)
  await show(page, 'info', 'Words for the member')
  await expect(page.getByText('Words for the member')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page.getByText('Words for the member')).toHaveCount(0)
})

test(
  'toasts are visible in front of an open dialog and are announced within the dialog',
  full,
  async ({ page }) => {
    await openDialog(page, 'first')
    await show(page, 'negative', 'Words for the member')
    await inDialog(page, 'first')
    await page.evaluate(() => document.querySelector('#first')?.remove())

    await show(page, 'negative', 'Words for the member')
    await openDialog(page, 'second')
    await inDialog(page, 'second')
  },
)

test('a toast moves into an opened dialog and back, and keeps its timeout', full, async ({ page }) => {
  await show(page, 'info', 'Words for the member')
  await openDialog(page, 'first')
  await page.clock.fastForward(2000)
  await openDialog(page, 'second')
  await expect(page.getByRole('dialog', { name: 'second' }).getByText('Words for the member')).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#second')?.close())
  await expect(page.getByRole('dialog', { name: 'first' }).getByText('Words for the member')).toBeVisible()
  await page.evaluate(() => document.querySelector('#first')?.remove())
  await expect(
    page.getByRole('region', { name: 'Notifications' }).getByText('Words for the member'),
  ).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(page.getByText('Words for the member')).toHaveCount(0)
})

test('a toast is centered on a phone, and in a dialog it covers no content', full, async ({ page, hub }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, hub, { locale: 'EN' })
  await page.goto('/address?edit=new')
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await show(page, 'info', 'Words for the member')
  const words = page.getByText('Words for the member')
  await expect(words).toBeInViewport()
  const box = async (of: Locator) => {
    const { y, height } = (await of.boundingBox()) ?? { y: NaN, height: NaN }
    return { top: y, bottom: y + height }
  }
  const middle = async () => {
    const { top, bottom } = await box(words)
    return Math.abs((top + bottom) / 2 - 370)
  }
  await expect.poll(middle).toBeLessThan(8)

  // Type unsaved input, so that sign-out asks for confirmation in a dialog.
  await page.getByRole('textbox', { name: 'Recipient’s name' }).fill('Ploy')
  await page.getByRole('link', { name: 'Me', exact: true }).last().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out on this device?' })
  await show(page, 'negative', 'More words to read')
  const more = await box(dialog.getByText('More words to read'))
  for (const part of [dialog.getByRole('heading'), dialog.getByText('hasn’t been sent')])
    expect((await box(part)).bottom).toBeLessThan(more.top)
  for (const button of ['Stay signed in', 'Sign out'])
    expect((await box(dialog.getByRole('button', { name: button }))).top).toBeGreaterThan(more.bottom)
})

/** Expects the toast inside the dialog, visible and clickable: not covered and not inert. */
async function inDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('alert')).toContainText('Words for the member')
  await expect(dialog.getByText('Words for the member')).toBeInViewport()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Words for the member')).toHaveCount(0)
  await dialog.getByRole('button', { name: `Button of ${name}` }).click()
}

/** Returns the ids of all messages that the app shows as a plain success. */
function idsOfBriefToasts(): MessageId[] {
  const ids = listFiles('src/**/*.{ts,tsx}', 500).flatMap((file) => {
    const calls = readFileSync(file, 'utf8').matchAll(
      /(?:toasts\.done\(|copied=\{)(?<call>[^\n]*(?:\n[^\n;]*)?)/g,
    )
    return [...calls].flatMap(({ groups }) => groups?.call?.match(/(?<=')\w+(?:\.\w+)+(?=')/g) ?? [])
  })
  return [...new Set(ids)].filter(isMessageId)
}

const messages = messagesIn('en-US')
const isMessageId = (id: string): id is MessageId => id in messages
