// Lists what axe finds on a page, each as a sentence: the rule, and where it is broken.
import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const options: RunOptions = {
  // What passes is only counted: describing every part of the page takes a sixth of the time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  // Still called experimental: what a control shows is part of its name (WCAG 2.5.3).
  rules: { 'label-content-name-mismatch': { enabled: true } },
}

export async function axeFindings(page: Page): Promise<string[]> {
  // Once a document, which keeps it from screen to screen: to read it again takes as long as to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (runOptions) => {
    const report = await window.axe.run(document, runOptions)
    return report.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target) }))
  }, options)
  return violations.map(({ id, targets }) => `${id} at ${targets.join(', ')}`)
}
