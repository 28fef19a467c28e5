// First factors of a sign-in.
import type { Provider } from '#api/integrations/social.ts'

/** `passkey` counts as both factors: its device verifies the member. */
export type FirstFactor = 'password' | 'code' | 'passkey' | 'registration' | 'return' | Provider
