// Measures an email in the browser: overflow, text contrast, code, button, and pictures without a description.
import type { Page } from '@playwright/test'

/** Returns the faults of the email that the page shows. */
export const emailFaults = async (page: Page) => [
  ...(await layoutFaults(page)),
  ...(await contrastFaults(page)),
]

const contrastFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const canvas = document.createElement('canvas')
    const paint = canvas.getContext('2d', { willReadFrequently: true })
    /** Returns red, green, blue and opacity of a CSS color, each from 0 to 1. */
    const channelsOf = (color: string): number[] => {
      if (!paint) return []
      paint.clearRect(0, 0, 1, 1)
      paint.fillStyle = color
      paint.fillRect(0, 0, 1, 1)
      return [...paint.getImageData(0, 0, 1, 1).data].map((channel) => channel / 255)
    }
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channelsOf(color).map((channel) =>
        channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const backgroundOf = (element: Element | null): string => {
      if (!element) return 'white'
      const { backgroundColor } = getComputedStyle(element)
      return (channelsOf(backgroundColor)[3] ?? 0) > 0.99
        ? backgroundColor
        : backgroundOf(element.parentElement)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      const text = textContent?.trim()
      if (!text || !parent || parent.getBoundingClientRect().height === 0) continue
      if (
        getComputedStyle(parent).visibility === 'hidden' ||
        parent.closest('style, [style*="max-height:0"]')
      )
        continue
      const [dark = 0, light = 0] = [
        luminance(getComputedStyle(parent).color),
        luminance(backgroundOf(parent)),
      ].toSorted((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < 4.5) faults.push(`contrast ${contrast.toFixed(2)}: ${text.slice(0, 40)}`)
    }
    return [...new Set(faults)]
  })

const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} px wider than the window`)
    for (const code of document.querySelectorAll('.code'))
      if (parseFloat(getComputedStyle(code).fontSize) < 32) faults.push('code smaller than 32 px')
    for (const button of document.querySelectorAll('.button a'))
      if (button.getBoundingClientRect().height < 44) faults.push('button lower than 44 px')
    for (const picture of document.querySelectorAll('img')) {
      if (picture.getAttribute('alt') === null) faults.push(`picture without a description: ${picture.src}`)
      const isShown = picture.getBoundingClientRect().height > 0
      if (isShown && picture.complete && picture.naturalWidth === 0)
        faults.push(`broken picture: ${picture.src}`)
    }
    return [...new Set(faults)]
  })

/**
 * Opens the preview of an email. The dark theme is turned on in the style sheet of the email, because not all drivers
 * can emulate it.
 */
export async function showEmail(page: Page, { path, isDark = false }: { path: string; isDark?: boolean }) {
  await page.goto(path)
  if (isDark)
    await page.evaluate(() => {
      for (const { cssRules } of document.styleSheets)
        for (const rule of cssRules)
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
            rule.media.mediaText = 'all'
    })
}
