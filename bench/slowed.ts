// Slows a page down to the speed of a phone.
import type { Page } from '@playwright/test'

/** Runs the work while the page's main thread is as slow as a phone's. The compositor keeps its speed. */
export async function slowed<Done>(page: Page, work: () => Promise<Done>): Promise<Done> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
