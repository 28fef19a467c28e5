// Writes down that a build is released, so that its contract is compared with from then on: `npm run released`, the last step of a
// deployment, once every server runs it. What the same client had before may call for 30 days more (`--days`): pages that are open,
// and apps that nobody updates at once. Of another client than the web app:
// `npm run released -- --client ios --build 7.1 --commit <commit whose contract it goes by>`.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dump } from 'js-yaml'
import { webBuildId } from '../fingerprint.ts'
import { clientName, releasedFile, releasedIn, type Released } from './bases.ts'
import { checkCommitted, fullNameOf } from './read/git.ts'
import { Unusable } from './read/unusable.ts'

const usual = { client: 'web', commit: 'HEAD', days: '30' }

/** The list once one more is released: those before it of the same client end, and those that have ended are gone. */
export function withReleased(list: Released[], released: Released, today: string, until: string): Released[] {
  const others = list.filter(
    (one) => clientName(one) !== clientName(released) && (one.until === undefined || one.until >= today),
  )
  const ended = others.map((one) =>
    one.client === released.client && one.until === undefined ? { ...one, until } : one,
  )
  return [...ended, released]
}

/** The file's text with that list under the comment that it begins with. */
export const releasedText = (before: string, list: Released[]) =>
  (/^(?:#.*\n)*/.exec(before)?.[0] ?? '') +
  dump(
    list.map(({ build, commit, client, until }) => ({ build, commit, client, ...(until && { until }) })),
    { lineWidth: -1 },
  )

function release() {
  const options = {
    client: { type: 'string' },
    build: { type: 'string' },
    commit: { type: 'string' },
  } as const
  const { values } = parseArgs({ options: { ...options, days: { type: 'string' } } })
  const { client, commit: revision, days, build } = { ...usual, ...values }
  if (!/^[0-9]{1,4}$/.test(days)) throw new Unusable(`--days is a number of days, not ${days}.`)
  if (client !== 'web' && build === undefined) throw new Unusable('say which build of it: `--build 7.1`.')
  if (build === undefined) checkCommitted(['openapi.yaml', 'src', 'generated', 'package-lock.json'])
  const released = { build: build ?? webBuildId(), commit: fullNameOf(revision), client }
  const inDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const before = readFileSync(releasedFile, 'utf8')
  const list = releasedIn(before)
  const after = withReleased(list, released, inDays(0), inDays(Number(days)))
  writeFileSync(releasedFile, releasedText(before, after))
  for (const one of after)
    console.log(
      `${clientName(one)} ${one.until === undefined ? 'is released' : `may call until ${one.until}`}`,
    )
  console.log(`Commit ${releasedFile}: \`npm run contract\` compares with each of them.`)
}

if (import.meta.main) {
  try {
    release()
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof Unusable ? error.message : error)
  }
}
