// Starts a real Prometheus, if Debian's package is installed.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, vi } from 'vitest'
import { freePort } from '#scripts/freePort.ts'
import { z } from 'zod'
import { valueAt } from '#shared/unknown.ts'

export const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0

/** Alert rules that the project ships. */
export const rules = resolve('deploy/alerts.yml')

const alertSchema = z.object({
  state: z.enum(['pending', 'firing']),
  labels: z.record(z.string(), z.string()),
})
export type Alert = z.output<typeof alertSchema>

/**
 * Starts a Prometheus that scrapes the hub on this port each second and sends no notifications.
 * @param folder folder for the configuration and the data of Prometheus
 */
export async function startPrometheus(folder: string, hubPort?: number) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const targets = hubPort === undefined ? [] : [`127.0.0.1:${hubPort}`]
  const config = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'members-hub', static_configs: [{ targets }] }],
  }
  const file = join(folder, 'prometheus.yml')
  // YAML accepts JSON.
  await writeFile(file, JSON.stringify(config))
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  const exit = once(child, 'exit')
  await vi.waitFor(async () => expect((await fetch(`${origin}/-/ready`)).status).toBe(200), {
    timeout: 30_000,
  })
  const ask = async (path: string) => valueAt(await (await fetch(origin + path)).json(), 'data')
  return {
    origin,
    alerts: async (): Promise<Alert[]> =>
      z.array(alertSchema).parse(valueAt(await ask('/api/v1/alerts'), 'alerts')),
    value: async (query: string): Promise<number> => {
      const answer = await ask(`/api/v1/query?query=${encodeURIComponent(query)}`)
      return Number(valueAt(answer, 'result', 0, 'value', 1))
    },
    understands: async (query: string): Promise<boolean> =>
      (await fetch(`${origin}/api/v1/query?query=${encodeURIComponent(query)}`)).status === 200,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}
