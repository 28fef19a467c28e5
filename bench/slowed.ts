// Slows a page down to the speed of a phone.
import type { Page } from '@playwright/test'

/** Runs `work` while the main thread of the page is as slow as that of a phone. The compositor is not slowed down. */
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
