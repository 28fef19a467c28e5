// Tests that confetti around a reward crosses no text, at the widths of phones and desktops.
import { confettiOverText } from '../helpers/confetti.ts'
import { expect, openGallery, test } from '../helpers/gallery.ts'

for (const [language, width] of [
  ['en-US', 360],
  ['th-TH', 360],
  ['vi-VN', 1440],
] as const)
  test(`confetti of a reward crosses no text (${language}, ${width} px)`, async ({ page, gallery }) => {
    await page.setViewportSize({ width, height: 900 })
    await openGallery(page, gallery, { language })
    const example = page.getByRole('region', { name: 'Moment' })
    await example.getByRole('button').click()
    const { pieces, covered } = await confettiOverText(page)
    expect(covered).toEqual([])
    expect(pieces).toBeGreaterThan(8)
  })

test('the test finds text that confetti covers', async ({ page, gallery }) => {
  await openGallery(page, gallery)
  const example = page.getByRole('region', { name: 'Moment' })
  await example.getByRole('button').click()
  await example
    .getByRole('heading')
    .last()
    .evaluate((heading) => {
      heading.style.marginTop = '-12rem'
    })
  expect((await confettiOverText(page)).covered).not.toEqual([])
})
