// Measures pages with Lighthouse as on a phone: the performance score and the metrics of which it consists.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../chromium.ts'
import { freePort } from '../freePort.ts'
import { startHub } from './hub.ts'
import type { Asked, Measured, Part } from './part.ts'
import { median, whole, type Row } from './table.ts'

type Page = { path: string; isMembers: boolean }

const open = (path: string): Page => ({ path, isMembers: false })
const members = (path: string): Page => ({ path, isMembers: true })

/** Pages on which members arrive, and pages that members open most often. */
const pages: readonly Page[] = [
  open('/login'),
  members('/'),
  open('/app/faq'),
  members('/games/normalCheckIn'),
  open('/registration'),
  open('/app/privacy'),
  open('/activity/guidance'),
  members('/pointsMall'),
  members('/coins'),
  members('/about-me'),
]

const goalOf = ({ isMembers }: Page) => (isMembers ? 98 : 99)
/** Metrics in milliseconds, except the score (0 to 100) and the layout shift. */
type Audit = { score: number; paint: number; blocked: number; shift: number }

/**
 * Benchmark with only three runs per page. A run takes 12 s including warm-up visits, so five runs of ten pages would
 * take ten minutes.
 */
export const lighthouseOfThree: Part = {
  seconds: 120,
  rounds: 3,
  isOfBuild: true,
  start: (options) => startWith(pages.slice(0, 3), options),
}

export const lighthouseOfTen: Part = {
  ...lighthouseOfThree,
  seconds: 600,
  rounds: 5,
  start: (options) => startWith(pages, options),
}

async function startWith(
  judged: readonly Page[],
  { paths, checkout: { folder }, atEnd }: Asked,
): Promise<Measured> {
  const chosenPages = paths.length ? pages.filter(({ path }) => paths.includes(path)) : judged
  const hub = await startHub({ folder })
  atEnd(hub.stop)
  const profile = await mkdtemp(join(tmpdir(), 'hub-lighthouse-'))
  atEnd(() => rm(profile, { recursive: true }))
  const port = await freePort()
  // Lighthouse opens the pages in the browser at this port, and uses the cookies of this browser.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  atEnd(() => browser.close())
  const auditedPages = new Map<Page, Audit[]>()
  return {
    round: async () => {
      for (const page of chosenPages) {
        await browser.clearCookies()
        if (page.isMembers)
          await browser.addCookies([{ name: 'hub_token', value: hub.token, url: hub.origin }])
        auditedPages.set(page, [
          ...(auditedPages.get(page) ?? []),
          await auditPage(hub.origin + page.path, port),
        ])
      }
    },
    rows: () => [...auditedPages].map(([page, judgements]) => rowOf(page, judgements)),
  }
}

async function auditPage(address: string, port: number): Promise<Audit> {
  const { lhr } =
    (await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' })) ?? {}
  const score = lhr?.categories['performance']?.score
  if (!lhr || lhr.runtimeError || typeof score !== 'number')
    throw new Error(`Lighthouse could not measure ${address}: ${lhr?.runtimeError?.message ?? 'no score'}`)
  if (lhr.finalDisplayedUrl !== address) throw new Error(`${address} redirected to ${lhr.finalDisplayedUrl}`)
  const numberOf = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN
  return {
    score: Math.round(100 * score),
    paint: numberOf('largest-contentful-paint'),
    blocked: numberOf('total-blocking-time'),
    shift: numberOf('cumulative-layout-shift'),
  }
}

function rowOf(page: Page, judgements: Audit[]): Row {
  const of = (figure: keyof Audit) => median(judgements.map((each) => each[figure]))
  const scores = judgements.map(({ score }) => score).toSorted((a, b) => a - b)
  return {
    part: `Lighthouse, mobile, performance, median of ${judgements.length} interleaved runs`,
    label: `${page.path}${page.isMembers ? ', signed in' : ''}`,
    value:
      `${of('score')} (${scores.join(' ')}), largest paint ${whole(of('paint'))} ms, ` +
      `blocked ${whole(of('blocked'))} ms, shift ${of('shift').toFixed(3)}`,
    amount: of('score'),
    goal: `≥ ${goalOf(page)}`,
    reached: of('score') >= goalOf(page),
  }
}
