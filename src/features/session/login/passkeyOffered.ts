// Stores on this device that a passkey was offered or used, so that the offer is not repeated.
import { localStore } from '#src/runtime/storage/localStore.ts'

const offeredKey = 'passkeyOffered'

export const wasOffered = () => localStore.get(offeredKey) !== null

export const markOffered = () => localStore.set(offeredKey, 'yes')
