// Checks whether a service with several environment variables is configured. `readConfig` rejects a service with only
// some of its variables.
import { serviceVariables, type Config } from '../process/variables.ts'

type Service = keyof typeof serviceVariables
type VariableOf<Of extends Service> = (typeof serviceVariables)[Of][number]

/** Returns true if the service is configured. */
export function isConfigured<Of extends Service>(
  config: Config,
  service: Of,
): config is Config & Record<VariableOf<Of>, string> {
  return serviceVariables[service].every((name) => config[name] !== undefined)
}
