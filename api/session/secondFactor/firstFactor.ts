// Defines the first factors of a sign-in.
import type { Provider } from '#api/integrations/social.ts'

/**
 * First factors of a sign-in. A passkey counts as both factors, because the device on which it is stored verifies its
 * user.
 */
export type FirstFactor = 'password' | 'code' | 'passkey' | 'registration' | 'return' | Provider
