// Lists the social providers, for their callback paths.
import type { SocialProvider } from '#generated/schema.d.ts'

const providers = ['google', 'facebook', 'apple'] as const satisfies readonly SocialProvider[]

export const isProvider = (text: string): text is SocialProvider =>
  providers.some((provider) => provider === text)
