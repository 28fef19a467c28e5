// Takes screenshots of mock pages that show a broken response, before and after the change.
import { chromium, type BrowserContext } from '@playwright/test'
import { createServer } from 'vite'
import { today } from '#mocks/fake.ts'
import { provideChromium } from '../chromium.ts'
import type { SeenPage, ReportedFinding } from '@members-hub/contract-check'

/** Browser options: a phone in a time zone in which it is morning on the day of the contract's examples. */
const phone = {
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'Asia/Bangkok',
} as const

/** @returns the findings, with screenshots of each of their pages before and after the change */
export async function withPictures<One extends ReportedFinding>(findings: One[]): Promise<One[]> {
  if (findings.every(({ pages = [] }) => pages.length === 0)) return findings
  const server = await createServer({ mode: 'mock', logLevel: 'error', server: { port: 0 } })
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await server.listen()
    const [origin = ''] = server.resolvedUrls?.local ?? []
    const pagedFindings: One[] = []
    for (const finding of findings) {
      const context = await browser.newContext({ ...phone, baseURL: origin })
      const pages = await pictured(context, finding.pages ?? [])
      await context.close()
      pagedFindings.push({ ...finding, pages })
    }
    return pagedFindings
  } finally {
    await browser.close()
    await server.close()
  }
}

async function pictured(context: BrowserContext, pages: SeenPage[]): Promise<SeenPage[]> {
  const picturedPages: SeenPage[] = []
  for (const page of pages) {
    console.error(`… ${page.name}`)
    const pictures = {
      usual: await pictureOf(context, page.usual),
      changed: await pictureOf(context, page.changed),
    }
    picturedPages.push({ ...page, pictures })
  }
  return picturedPages
}

async function pictureOf(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  await page.clock.setFixedTime(today)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Hides the mock panel, which is not part of the page.
  await page.addStyleTag({ content: 'mock-panel { display: none }' })
  const picture = await page.screenshot({ type: 'jpeg', quality: 70, fullPage: true })
  await page.close()
  return `data:image/jpeg;base64,${picture.toString('base64')}`
}
