// What opens a visitor's draft or submission.
import { randomBytes } from 'node:crypto'
import { newCode } from '../store/secrets.ts'

export { hashOf } from '../store/secrets.ts'

/** 256 random bits. */
export const newDraftId = () => randomBytes(32).toString('base64url')

/** 100 random bits. */
export const newClaimCode = () => newCode(5)
