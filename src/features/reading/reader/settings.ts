// Settings of the reader: type size, dimming, and screen wake lock. They are stored in a cookie, so that the server
// renders the page with them: a change of brightness after loading could wake a sleeping baby.

/** Type sizes in rem. */
export const sizes = { small: 1, regular: 1.1875, large: 1.4375, largest: 1.75 } as const

/** Opacity of the dimming layer, from 0 to 1. */
export const dimmingLevels = { none: 0, some: 0.35, more: 0.55 } as const

export type Size = keyof typeof sizes
export type Dim = keyof typeof dimmingLevels
export type ReaderSettings = { size: Size; dim: Dim; isAwake: boolean }

export const isSize = (value: unknown): value is Size =>
  typeof value === 'string' && Object.hasOwn(sizes, value)
export const isDim = (value: unknown): value is Dim =>
  typeof value === 'string' && Object.hasOwn(dimmingLevels, value)

/** Parses the settings; unknown values are replaced by the defaults. */
export function settingsIn(cookie: string | null): ReaderSettings {
  const [size, dim, awake] = cookie?.split('.') ?? []
  return {
    size: isSize(size) ? size : 'regular',
    dim: isDim(dim) ? dim : 'none',
    isAwake: awake === 'awake',
  }
}

export const settingsText = ({ size, dim, isAwake }: ReaderSettings) =>
  [size, dim, isAwake ? 'awake' : 'asleep'].join('.')
