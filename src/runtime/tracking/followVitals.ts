// Measures Web Vitals with the `web-vitals` library, which handles browser differences and knows when a value is
// final.
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { PageReport } from '#src/client/report.ts'

/** @param vitals object to which values are added as they become available */
export function followVitals(vitals: NonNullable<PageReport['vitals']>) {
  onTTFB(({ value }) => (vitals.ttfb = value))
  onFCP(({ value }) => (vitals.fcp = value))
  onLCP(({ value }) => (vitals.lcp = value))
  onINP(({ value }) => (vitals.inp = value))
  onCLS(({ value }) => (vitals.cls = value))
}
