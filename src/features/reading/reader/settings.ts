// How a member likes to read: steps of type size and of dimming, and whether the screen stays on. One cookie keeps them, so that
// the server's page is drawn right at once: letters that grow and light that fades after a page has come would wake whoever sleeps.

/** In rem. */
export const sizes = { small: 1, regular: 1.1875, large: 1.4375, largest: 1.75 } as const

/** How much of the light is taken, from 0 to 1. */
export const dimmingLevels = { none: 0, some: 0.35, more: 0.55 } as const

export type Size = keyof typeof sizes
export type Dim = keyof typeof dimmingLevels
export type ReaderSettings = { size: Size; dim: Dim; isAwake: boolean }

export const isSize = (value: unknown): value is Size =>
  typeof value === 'string' && Object.hasOwn(sizes, value)
export const isDim = (value: unknown): value is Dim =>
  typeof value === 'string' && Object.hasOwn(dimmingLevels, value)

/** What is unknown is as it is for who never chose. */
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
