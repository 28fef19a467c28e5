// Secrets that machines carry: sessions, tickets and links. 256 random bits, so that a plain hash keeps them safe at rest.
import { hash, randomBytes } from 'node:crypto'

/** 43 characters that stand in any header or address. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (token: string) => hash('sha256', token, 'base64url')
