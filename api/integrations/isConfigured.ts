// A service outside that takes several variables: all of them, or none.
import type { Config } from '../process/config.ts'

/** Whether the configuration names the service. @throws an Error where it does so by half */
export function isConfigured<Name extends keyof Config>(
  config: Config,
  needed: readonly [Name, ...Name[]],
): config is Config & Record<Name, string> {
  const missing = needed.filter((name) => config[name] === undefined)
  if (missing.length === needed.length) return false
  if (missing.length) throw new Error(`${needed[0].split('_')[0]} needs ${missing.join(' and ')} as well.`)
  return true
}
