// Reports how pages do in this browser: what failed on each, and in a share of documents how fast they were. Numbers about the
// product, which name nobody and are kept nowhere on the device, so nobody is asked for consent.
import type { AnyRouter } from '@tanstack/react-router'
import { reportPage, type PageReport } from '#src/client/report.ts'
import type { AppContext } from '../app/context.ts'
import { matchPage } from '../routing/pages.ts'
import { takeFaults } from '../faults.ts'

/** Of one document: where everything fails for hours, more of it says nothing new. */
const mostReports = 20

/** Reports each page that is left, or hidden: the last that a phone is sure to tell. */
export function startPageReports({ settings }: AppContext, router: AnyRouter) {
  const pageAt = (pathname: string) => matchPage(router, pathname)?.path
  const first = pageAt(location.pathname)
  let page = first
  let reports = 0
  let vitals: PageReport['vitals']

  const report = (of: string | undefined, findings: Omit<PageReport, 'page'>) => {
    if (of !== undefined && reports++ < mostReports) reportPage({ page: of, ...findings })
  }
  const reportFaults = () => {
    const faults = takeFaults()
    if (faults) report(page, { faults })
  }
  router.subscribe('onResolved', ({ toLocation }) => {
    reportFaults()
    page = pageAt(toLocation.pathname)
  })
  const leave = () => {
    reportFaults()
    // Once: what a page that is looked at again adds to them would count twice.
    if (vitals && Object.keys(vitals).length) {
      report(first, { vitals })
      vitals = undefined
    }
  }
  const followLeaving = () => {
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', () => document.hidden && leave())
  }
  if (Math.random() >= Number(settings.vitalsShare ?? 0)) return followLeaving()
  // Most documents do without it. Once it listens, so that its last values are there when ours is called.
  void measureVitals().finally(followLeaving)

  async function measureVitals() {
    const { followVitals } = await import('./followVitals.ts')
    vitals = {}
    followVitals(vitals)
  }
}
