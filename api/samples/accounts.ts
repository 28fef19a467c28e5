// Lists the accounts of sample members. This is a separate module, so that importing the list does not load the server.
import samples from '../catalog/sample-members.json' with { type: 'json' }

/** Password of every sample member. */
export const samplePassword = 'quiet river at night'
export const sampleAccounts = samples.map(({ account }) => account)
