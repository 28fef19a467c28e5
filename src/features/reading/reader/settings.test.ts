import { expect, test } from 'vitest'
import { dimmingLevels, isDim, isSize, settingsIn, settingsText, sizes } from './settings.ts'

test('reader settings are unchanged after a round trip through the cookie', () => {
  for (const size of Object.keys(sizes).filter(isSize))
    for (const dim of Object.keys(dimmingLevels).filter(isDim))
      for (const isAwake of [true, false])
        expect(settingsIn(settingsText({ size, dim, isAwake }))).toEqual({ size, dim, isAwake })
})

test.each([null, '', 'huge.black.awake2', 'toString.constructor.', '...'])(
  'reader settings have their default values if the cookie is %j',
  (cookie) => {
    expect(settingsIn(cookie)).toEqual({ size: 'regular', dim: 'none', isAwake: false })
  },
)
