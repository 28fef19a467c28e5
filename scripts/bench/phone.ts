// Measures waiting times on a slow phone: until the largest contentful paint, and until the page responds to a tap.
// Visits each page with an empty cache, and again with a full cache. Compares these times with those of the same page
// without scripts, and of the baseline page of the libraries.
import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { startBaseline } from './baseline.ts'
import { startHub } from './hub.ts'
import { startLine, type Line } from './line.ts'
import { startStaticCopy } from './staticCopy.ts'
import type { Asked, Measured, Part } from './part.ts'
import { machineSpeed } from './machineSpeed.ts'
import { median, whole, type Row } from './table.ts'
import { emptyPhone, quickVisit, watchedVisit, type Tap, type Visit } from './visit.ts'

const renders = 20
/**
 * Number of visits before the measured return visit. The service worker serves all files from the second visit on, and
 * later visits compile as many functions as the second one (docs/performance.md).
 */
const earlierVisits = 2
const goals = {
  first: { painted: 1.3, busy: 1.5, answered: 1.25, requests: 16 },
  return: { painted: 0.7, answered: 0.6, milliseconds: 1200, overBaseline: 1.25 },
}

const theme: Tap = { control: 'header button', cookie: 'theme' }

/**
 * Pages to measure, each with a control that is tapped as soon as it is shown and that can be tapped repeatedly.
 * Sign-in and check-in are forms that the server can also handle; registration needs the code of the page. Pages
 * without such a control use the theme toggle, which the first script of the document handles. The theme cookie shows
 * when the code of the page ran.
 */
const pages: { path: string; isMembers: boolean; press: Tap }[] = [
  { path: '/login', isMembers: false, press: { control: 'main button[type=submit]' } },
  { path: '/registration', isMembers: false, press: { control: 'main button[type=submit]' } },
  { path: '/app/faq', isMembers: false, press: theme },
  { path: '/', isMembers: true, press: theme },
  { path: '/games/normalCheckIn', isMembers: true, press: { control: 'main form [type=submit]' } },
]

/**
 * Measured visits: visits without scripts, and first and return visits in which the control is tapped as soon as it is
 * shown.
 */
type Seen = Record<'still' | 'first' | 'again', Visit[]>

export const phoneVisits: Part = { seconds: 120, rounds: 3, isOfBuild: true, start: startPhone }

async function startPhone({ paths, checkout: { folder }, atEnd }: Asked): Promise<Measured> {
  const executablePath = findChromium()
  const part = `Slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms), median of ${phoneVisits.rounds} interleaved rounds`
  if (!executablePath) {
    const nothing: Row = { part, label: 'not measured', value: 'Chromium is not installed' }
    return { round: async () => {}, rows: () => [nothing] }
  }
  const hub = await startHub({ folder })
  atEnd(hub.stop)
  const twin = await startStaticCopy(hub.origin)
  atEnd(twin.stop)
  const baseline = await startBaseline()
  atEnd(baseline.stop)
  const lineTo = async (origin: string) => {
    const line = await startLine(origin)
    atEnd(line.stop)
    return line
  }
  const hubLine = await lineTo(hub.origin)
  const twinLine = await lineTo(twin.origin)
  const baselineLine = await lineTo(baseline.origin)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  atEnd(() => browser.close())
  const chosenPages = pages.filter(({ path }) => !paths.length || paths.includes(path))
  const ofBaseline: Seen = { still: [], first: [], again: [] }
  const visitsByPage = new Map(
    chosenPages.map((page): [typeof page, Seen] => [page, { still: [], first: [], again: [] }]),
  )
  const tokenOf = (isMembers: boolean) => (isMembers ? hub.token : undefined)
  return {
    round: async () => {
      await visits(browser, ofBaseline, { line: baselineLine, path: '/', press: { control: 'button' } })
      for (const [{ path, isMembers, press }, ofPage] of visitsByPage) {
        // Visit the page without scripts once: its times hardly vary, and a visit takes seconds.
        if (!ofPage.still.length) {
          const phone = await emptyPhone(browser, twinLine.origin, tokenOf(isMembers))
          ofPage.still.push(await watchedVisit(phone, twinLine.origin + path))
          await phone.close()
        }
        await visits(browser, ofPage, { line: hubLine, path, press, token: tokenOf(isMembers) })
      }
    },
    rows: async () => {
      const ofPages: Omit<Row, 'part'>[] = []
      for (const [{ path, isMembers }, ofPage] of visitsByPage)
        ofPages.push(
          ...rowsOf(path, ofPage, {
            baseline: ofBaseline,
            rendered: await renderTime(hub.origin + path, tokenOf(isMembers)),
          }),
        )
      const value = (visited: Visit[]) => `${whole(medianOf(visited, 'answered'))} ms`
      return [
        { label: 'fixed JavaScript workload: speed of this host', value: `${whole(machineSpeed())} ms` },
        { label: 'baseline page: tap to response, first visit', value: value(ofBaseline.first) },
        { label: '  return visit', value: value(ofBaseline.again) },
        ...ofPages,
      ].map((row) => ({ part, ...row }))
    },
  }
}

/**
 * Measures the first visit and, after some visits at full speed, a return visit; the control is tapped immediately in
 * both visits.
 */
async function visits(
  browser: Browser,
  pageVisits: Seen,
  { line, path, press, token }: { line: Line; path: string; press: Tap; token?: string },
) {
  const phone = await emptyPhone(browser, line.origin, token)
  try {
    pageVisits.first.push(await watchedVisit(phone, line.origin + path, press))
    line.isSlow = false
    for (let visit = 1; visit < earlierVisits; visit += 1) await quickVisit(phone, line.origin + path)
    line.isSlow = true
    pageVisits.again.push(await watchedVisit(phone, line.origin + path, press))
  } finally {
    line.isSlow = true
    await phone.close()
  }
}

/** Returns the median time in ms until the server has sent the whole page, without simulating a slow network. */
async function renderTime(address: string, token?: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < renders; round += 1) {
    const begun = performance.now()
    const page = await fetch(address, {
      headers: { accept: 'text/html', ...(token && { cookie: `hub_token=${token}` }) },
    })
    await page.text()
    times.push(performance.now() - begun)
  }
  return median(times)
}

const medianOf = (visited: Visit[], figure: Exclude<keyof Visit, 'fonts'>) =>
  median(visited.map((each) => each[figure]))

function rowsOf(
  path: string,
  { still, first, again }: Seen,
  { baseline, rendered }: { baseline: Seen; rendered: number },
): Omit<Row, 'part'>[] {
  const beside = (label: string, value: number, to: number): Omit<Row, 'part'> => ({
    label: label,
    value: `${whole(value)} ms, ${(value / to).toFixed(2)} × ${whole(to)}`,
    amount: value,
  })
  const ratio = (label: string, value: number, { to, most }: { to: number; most: number }) => ({
    ...beside(label, value, to),
    goal: `≤ ${most} ×`,
    reached: value <= most * to,
  })
  const overBaseline = (label: string, value: number) =>
    ratio(label, value, { to: medianOf(baseline.first, 'answered'), most: goals.first.answered })
  const [answered, remembered, painted] = [
    medianOf(first, 'answered'),
    medianOf(first, 'remembered'),
    medianOf(first, 'painted'),
  ]
  // On pages with the theme toggle, compare the times until the code of the page sets the cookie. The visible response
  // comes too early for this, because the first script of the document already toggles the theme.
  const [came, back] = remembered
    ? [remembered, medianOf(again, 'remembered')]
    : [answered, medianOf(again, 'answered')]
  const ofReturn = ratio('  return visit, compared with the first visit', back, {
    to: came,
    most: goals.return.answered,
  })
  const requests = medianOf(first, 'requests')
  const fonts = [...new Set(first.flatMap((each) => each.fonts))].map((name) => name.split('/').at(-1))
  return [
    overBaseline(`${path}: tap to response, compared with the baseline`, answered),
    ...(remembered ? [overBaseline('  tap to stored setting, compared with the baseline', remembered)] : []),
    {
      ...ofReturn,
      goal: `${ofReturn.goal}, ≤ ${whole(goals.return.milliseconds)} ms`,
      reached: ofReturn.reached && back <= goals.return.milliseconds,
    },
    ratio('  return visit, compared with the return visit to the baseline', back, {
      to: medianOf(baseline.again, 'answered'),
      most: goals.return.overBaseline,
    }),
    ratio('  largest paint, compared with the static page', painted, {
      to: medianOf(still, 'painted'),
      most: goals.first.painted,
    }),
    ratio('  return visit, compared with the first visit', medianOf(again, 'painted'), {
      to: painted,
      most: goals.return.painted,
    }),
    // Divide by at least 50 ms, because the page without scripts may have no long tasks (0 ms).
    ratio('  long tasks, compared with the static page', medianOf(first, 'busy'), {
      to: Math.max(medianOf(still, 'busy'), 50),
      most: goals.first.busy,
    }),
    {
      label: '  requests until the response',
      value: whole(requests),
      goal: `≤ ${goals.first.requests}`,
      reached: requests <= goals.first.requests,
    },
    { label: '  fonts', value: fonts.join(' ') },
    { label: '  server time', value: `${rendered.toFixed(1)} ms, median of ${renders}` },
  ]
}
