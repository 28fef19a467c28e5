// Emulates slow devices and networks with Chromium.
import type { Page } from '@playwright/test'

type Profile = {
  kilobitsPerSecond: number
  /** Latency of a request in ms. */
  latency: number
  /** Factor by which the CPU is slower. */
  cpu: number
}

const profiles = {
  /** Phone of the middle class. */
  phone: { kilobitsPerSecond: 1600, latency: 150, cpu: 4 },
  /** Cheap phone in a crowded mobile network. */
  lowEnd: { kilobitsPerSecond: 700, latency: 400, cpu: 8 },
  /** Slow network only. */
  line: { kilobitsPerSecond: 400, latency: 400, cpu: 1 },
} as const satisfies Record<string, Profile>

/** Slows a page down. */
export async function slow(page: Page, profile: keyof typeof profiles) {
  const browser = await page.context().newCDPSession(page)
  const { kilobitsPerSecond, latency, cpu: rate }: Profile = profiles[profile]
  const throughput = (kilobitsPerSecond * 1000) / 8
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  if (rate > 1) await browser.send('Emulation.setCPUThrottlingRate', { rate })
}
