// A service that takes several variables: `readConfig` has checked that all of them are set, or none.
import { serviceVariables, type Config } from '../process/variables.ts'

type Service = keyof typeof serviceVariables
type VariableOf<Of extends Service> = (typeof serviceVariables)[Of][number]

/** True if the configuration names the service. */
export function isConfigured<Of extends Service>(
  config: Config,
  service: Of,
): config is Config & Record<VariableOf<Of>, string> {
  return serviceVariables[service].every((name) => config[name] !== undefined)
}
