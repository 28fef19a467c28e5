// Says by headers that an operation goes: since when it is deprecated (RFC 9745), and from when on it is gone (RFC 8594).
import type { Operation } from './operation.ts'

export function endingHeaders({ ending }: Pick<Operation, 'ending'>): Record<string, string> {
  if (!ending) return {}
  const [since, until] = [new Date(ending.since), new Date(ending.until)]
  return { Deprecation: `@${since.getTime() / 1000}`, Sunset: until.toUTCString() }
}
