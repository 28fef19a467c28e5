// A service that takes several variables: `readConfig` has checked that all of them are set, or none.
import type { Config } from '../process/config.ts'

/** True if the configuration names the service. */
export const isConfigured = <Name extends keyof Config>(
  config: Config,
  needed: readonly [Name, ...Name[]],
): config is Config & Record<Name, string> => needed.every((name) => config[name] !== undefined)
