// Whom to sign in as where there are sample members; apart from what makes them, so that telling it loads no server.
import samples from '../catalog/sample-members.json' with { type: 'json' }

/** The password of every sample member. */
export const samplePassword = 'quiet river at night'
export const sampleAccounts = samples.map(({ account }) => account)
