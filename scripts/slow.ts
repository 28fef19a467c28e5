// Emulates slow devices and networks with Chromium.
import type { Page } from '@playwright/test'

/**
 * Slows a page down. `phone` has a CPU that is four times slower, and a network with 1.6 Mbit/s and 150 ms latency.
 * `line` has only a slow network, with 400 kbit/s and 400 ms.
 */
export async function slow(page: Page, profile: 'phone' | 'line') {
  const browser = await page.context().newCDPSession(page)
  const [kilobits, latency] = profile === 'phone' ? [1600, 150] : [400, 400]
  const throughput = (kilobits * 1000) / 8
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  if (profile === 'phone') await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
