// Reads the configuration from environment variables, and reports all invalid settings together.
import type { TrustedOrigins } from '#shared/redirects.ts'
import type { Settings } from '#shared/settings.ts'
import { problemsOf, serverProblemsOf } from './problems.ts'
import { variables, type Config } from './variables.ts'

export type { Config } from './variables.ts'

/**
 * Reads and validates the environment variables of any program of the hub.
 * @throws an Error with a sentence for every invalid setting
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  return readChecked(environment, problemsOf)
}

/**
 * Reads and validates the environment variables of a server, which has more requirements than `npm run migrate` and the
 * admin CLI.
 * @throws an Error with a sentence for every invalid setting
 */
export function readServerConfig(environment: NodeJS.ProcessEnv): Config {
  return readChecked(environment, (config) => [...problemsOf(config), ...serverProblemsOf(config)])
}

function readChecked(environment: NodeJS.ProcessEnv, check: (config: Config) => string[]): Config {
  const { success, data, error } = variables.safeParse(environment)
  const forms = new Map(error?.issues.toReversed().map(({ path, message }) => [path.join('.'), message]))
  const invalid = [...forms.keys()].toReversed()
  // Checks the valid settings for contradictions as if the invalid ones were not set, and omits problems that mention
  // an invalid setting.
  const usable = data ?? variables.parse(omit(environment, invalid))
  const isOfInvalid = (problem: string) =>
    problem.match(/[A-Z][A-Z\d_]+/g)?.some((name) => forms.has(name)) ?? false
  const problems = [
    ...invalid.map((name) => `${name} must be ${forms.get(name)}.`),
    ...check(usable).filter((problem) => !isOfInvalid(problem)),
  ]
  if (success && !problems.length) return data
  throw new Error(
    problems.length === 1
      ? problems[0]
      : `${problems.length} settings are invalid:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  )
}

const omit = (environment: NodeJS.ProcessEnv, names: readonly string[]) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !names.includes(name)))

/** Settings that pages pass to the browser. */
export const settingsOf = ({
  COOKIE_DOMAIN,
  LANGUAGE_HOSTS,
  APP_USER_AGENT,
  VITALS_SHARE,
}: Config): Settings => ({
  cookieDomain: COOKIE_DOMAIN,
  languageHosts: LANGUAGE_HOSTS,
  appUserAgent: APP_USER_AGENT,
  vitalsShare: String(VITALS_SHARE),
})

/** Returns the trusted external origins to which a redirect may lead. */
export const trustedOriginsOf = ({ APP_URL, SHOP_URL }: Config): TrustedOrigins => ({
  app: APP_URL,
  shop: SHOP_URL,
})
