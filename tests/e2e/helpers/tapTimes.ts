// Taps the controls of a page on an emulated slow phone and measures how long each tap delays the next frame (Event
// Timing).
import type { Browser, Page } from '@playwright/test'
import { settledOf } from './looks.ts'

declare global {
  interface Window {
    /** Durations in ms. */
    presses?: number[]
    controls?: HTMLElement[]
  }
}

/** Control of a page with its name. A shared control belongs to the layout, not to the content of the page. */
export type Control = { name: string; isShared: boolean }

/** Emulates a phone; its CPU is four times slower during taps. @param origin of the app; other origins are blocked */
export async function phoneAt(browser: Browser, origin: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'Asia/Bangkok',
  })
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  )
  await context.addInitScript(watchTaps)
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  page.on('popup', (other) => void other.close())
  const session = await context.newCDPSession(page)
  const slowedBy = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
  const settled = settledOf(page)
  let opened = ''
  return {
    page,
    /** Loads a screen. @returns its controls */
    open: async (path: string): Promise<Control[]> => {
      await slowedBy(1)
      await page.goto(new URL(path, origin).href)
      await settled()
      const controls = await page.evaluate(findControls)
      opened = await stateOf(page)
      await slowedBy(4)
      return controls
    },
    press: (index: number) => tap(page, index),
    /** Taps a control whose handler always does the same amount of work, to measure the current speed of the host. */
    tapPlain: async () => {
      await page.goto('about:blank')
      await page.setContent(plainPage)
      await page.evaluate(findControls)
      await slowedBy(4)
      return await tap(page, 0)
    },
    /** Checks whether a tap has changed the page or opened another page. */
    isChanged: async () => (await stateOf(page)) !== opened,
    close: () => context.close(),
  }
}

const plainPage = `<button style="position:fixed;inset:0 0 auto;height:9rem">Press</button><script>
document.querySelector('button').onclick = () => {
  for (let row = 0; row < 4000; row++) document.body.append(Object.assign(document.createElement('p'), { textContent: row }))
}
</script>`

export type Phone = Awaited<ReturnType<typeof phoneAt>>

/** @returns milliseconds; `undefined` if the control cannot be tapped or the tap opened another document */
async function tap(page: Page, index: number): Promise<number | undefined> {
  try {
    const at = await page.evaluate(aimAt, index)
    if (!at) return undefined
    // The operating system draws the options of a select element, so the test chooses an option by keyboard.
    if (at.kind === 'choice') await page.keyboard.press('ArrowDown')
    else await page.touchscreen.tap(at.x, at.y)
    if (at.kind === 'text') await page.keyboard.press('1')
    return await page.evaluate(longestTap)
  } catch {
    return undefined
  }
}

/** Runs in each document before the document's scripts. */
function watchTaps() {
  Object.assign(window, { presses: [], controls: [], print: () => {} })
  const events = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0) window.presses?.push(entry.duration)
  }).observe(events)
}

/** Runs in the page: stores the visible controls in `window.controls`. */
function findControls(): Control[] {
  const selector =
    'a[href], button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=button], [role=tab]'
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  const alike = new Map<string, number>()
  const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>(selector)].filter((control) => {
    if (control.matches(':disabled') || control.closest('[inert]')) return false
    // A field that its label draws, such as a styled checkbox, has no box.
    if (
      ![control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].some((element) =>
        element.checkVisibility(),
      )
    )
      return false
    // Rows of a list are alike, so two controls of each kind are enough.
    const list = control.closest('ul, ol, fieldset, [role=group], [role=radiogroup]')
    if (!list) return true
    const lists = [...document.querySelectorAll('ul, ol, fieldset, [role=group], [role=radiogroup]')]
    const kind = [
      lists.indexOf(list),
      control.tagName,
      control.className,
      control.getAttribute('type'),
    ].join()
    alike.set(kind, (alike.get(kind) ?? 0) + 1)
    return (alike.get(kind) ?? 0) <= 2
  })
  window.controls = controls
  return controls.map((control) => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined
    const words = control.ariaLabel ?? label ?? (control.textContent || control.getAttribute('name') || '')
    return {
      name: `${control.tagName.toLowerCase()} “${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`,
      isShared: !control.closest('main, dialog'),
    }
  })
}

/** State that a tap may change: the URL, and the visibility and state of all controls. */
const stateOf = (page: Page) =>
  page
    .evaluate(() =>
      [
        location.href,
        ...Array.from(
          document.querySelectorAll<HTMLElement>(
            'a, button, summary, select, input, textarea, dialog, [role]',
          ),
          (element) =>
            [
              element.tagName,
              element.checkVisibility(),
              element.matches(':checked, :disabled, [open], [aria-busy=true]'),
              element.ariaExpanded,
              element.ariaSelected,
            ].join(),
        ),
      ].join('\n'),
    )
    .catch(() => 'another document')

/** Runs in the page: scrolls a control into view. @returns the point to tap */
async function aimAt(index: number) {
  if (window.presses) window.presses.length = 0
  const control = window.controls?.[index]
  if (!control?.isConnected) return undefined
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  for (const target of [control, ...labels]) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = target.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(point.x, point.y)
    if (!hit || !(target.contains(hit) || hit.contains(target))) continue
    if (control instanceof HTMLSelectElement) control.focus()
    const isText = control.matches(
      'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=submit])',
    )
    return { ...point, kind: control instanceof HTMLSelectElement ? 'choice' : isText ? 'text' : 'touch' }
  }
  return undefined
}

/**
 * Runs in the page: waits until the frame after the tap was painted and reported.
 * @returns the longest duration in ms; at least 16 ms, which is one frame
 */
async function longestTap(): Promise<number> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  return Math.max(16, ...(window.presses ?? []))
}
