// Lists the social providers. The name of a provider is a part of its callback path, such as `google`.
import type { SocialProvider } from '#generated/schema.d.ts'

const providers = ['google', 'facebook', 'apple'] as const satisfies readonly SocialProvider[]

export const isProvider = (text: string): text is SocialProvider =>
  providers.some((provider) => provider === text)
