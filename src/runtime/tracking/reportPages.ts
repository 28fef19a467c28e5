// Reports the errors of each page, and the web vitals for a sample of page loads. The reports contain no personal
// data and use no storage, so they need no consent.
import type { AnyRouter } from '@tanstack/react-router'
import { reportPage, type PageReport } from '#src/client/report.ts'
import type { AppContext } from '../app/context.ts'
import { matchPage } from '../routing/pages.ts'
import { takeFaults } from '../faults.ts'

/** Maximum number of reports per document. If a page keeps failing, further reports add no information. */
const mostReports = 20

/** Sends the reports when a page is left or hidden, because these are the last events that phones reliably fire. */
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
    // Report vitals only once: if the page is shown again, values that change afterwards would be counted twice.
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
  // Load the library only for sampled documents. Add our listener after those of the library, so that the final
  // values are set when our listener runs.
  void measureVitals().finally(followLeaving)

  async function measureVitals() {
    const { followVitals } = await import('./followVitals.ts')
    vitals = {}
    followVitals(vitals)
  }
}
