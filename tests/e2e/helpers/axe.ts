// Runs axe on a page and returns each violation as a sentence: the rule and the selectors of the offending elements.
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: RunOptions = {
  // Report only violations, because describing the passing elements as well would take a sixth of the total time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Enable this experimental rule of axe: the accessible name of a control must contain its visible label (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

export async function axeFindings(page: Page): Promise<string[]> {
  // Load axe only once per document: it stays available after client-side navigation, and loading it takes as long as
  // running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOptions) => {
    const report = await window.axe.run(document, runOptions)
    return report.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
  }, options)
  return violations.map(({ id, targets }) => `${id} at ${targets.join(', ')}`)
}
