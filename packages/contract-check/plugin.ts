// Runs plugins of a team, which add effects to findings: affected lines of code or affected screens.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Effect, Finding } from './changes/finding.ts'
import { objectOf, UsageError } from '@members-hub/openapi'

/**
 * Function of a plugin that receives the findings and returns them with affected lines of code (effects). All other
 * changes to the returned findings are ignored.
 */
export type Plugin = (findings: Finding[]) => Finding[] | Promise<Finding[]>

const words = z.string()
const list = z._default(z.array(words), [])
const Effects: z.ZodMiniType<Effect[]> = z.array(
  z.object({
    file: words,
    line: z.int().check(z.positive()),
    feature: z.optional(words),
    routes: list,
    opening: list,
    how: z._default(
      z.enum(['reads', 'sends', 'omits', 'labels', 'limits', 'cases', 'handles', 'tests']),
      'reads',
    ),
    build: z.optional(words),
  }),
)
const Returned = z.array(z.object({ fingerprint: words, effects: Effects }))

/** @throws UsageError if the file does not contain a plugin */
export async function openPlugin(file: string): Promise<Plugin> {
  const { default: plugin } = objectOf(await load(file))
  if (!isPlugin(plugin))
    throw new UsageError('the plugin has no default export that is a function of findings.', { file })
  return async (findings) => {
    const returned = Returned.safeParse(await ask(plugin, structuredClone(findings), file))
    if (!returned.success) {
      const path = returned.error.issues[0]?.path.join('.') || 'the return value'
      throw new UsageError(
        `${path} is invalid: a plugin must return findings with effects of a file and a line.`,
        {
          file,
        },
      )
    }
    const effects = new Map(returned.data.map((finding) => [finding.fingerprint, finding.effects]))
    // Copy only the effects, so that a plugin can neither remove a finding nor change its verdict.
    return findings.map((finding) => ({
      ...finding,
      effects: effects.get(finding.fingerprint) ?? finding.effects,
    }))
  }
}

/** Runs all plugins, and adds the affected lines that they return to the findings. */
export async function reachedBy<One extends Finding>(plugins: Plugin[], findings: One[]): Promise<One[]> {
  const effects = new Map<string, Effect[]>()
  for (const plugin of plugins)
    for (const finding of await plugin(findings))
      effects.set(finding.fingerprint, [...(effects.get(finding.fingerprint) ?? []), ...finding.effects])
  return findings.map((finding) => ({
    ...finding,
    effects: effects.get(finding.fingerprint) ?? finding.effects,
  }))
}

/** A loaded plugin. Its result has the type `unknown`, because it is validated after the call. */
type LoadedPlugin = (findings: Finding[]) => unknown

const isPlugin = (value: unknown): value is LoadedPlugin => typeof value === 'function'

async function load(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    throw new UsageError(`the plugin cannot be loaded (${messageOf(error)}).`, { file })
  }
}

async function ask(plugin: LoadedPlugin, findings: Finding[], file: string) {
  try {
    return await plugin(findings)
  } catch (error) {
    throw new UsageError(`the plugin failed (${messageOf(error)}).`, { file })
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message.split('\n')[0] : String(error))
