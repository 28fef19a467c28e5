// Checks if a service with several variables is configured: `readConfig` has validated that they are set together or
// not at all.
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
