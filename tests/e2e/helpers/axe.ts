// Lists what axe finds on a page, each as a sentence: the rule, and where it is broken.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Pages have no frames: without looking for them nothing is asked in a second window, which takes as long as the page.
    .setLegacyMode()
    // What passes is only counted: describing every part of the page takes a sixth of the time.
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
      // Still called experimental: what a control shows is part of its name (WCAG 2.5.3).
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(', ')}`)
}
