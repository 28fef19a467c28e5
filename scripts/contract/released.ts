// Adds a release to the list of builds that contract checks compare with. `npm run released` is the last step of a
// deployment, after all servers run it. Earlier builds of the same client may call for 30 more days (`--days`), for
// open pages and apps that are not updated yet.
// For other clients: `npm run released -- --client ios --build 7.1 --commit <commit of its contract>`.
import { readFileSync, writeFileSync } from 'node:fs'
import { dump } from 'js-yaml'
import { webBuildId, webSources } from '../fingerprint.ts'
import { clientName, releasedFile, releasedIn, type Released } from './lists/releasedBuilds.ts'
import { parsed, checkCommitted, fullNameOf, usualContract } from '@members-hub/contract-check'
import { UsageError } from '@members-hub/openapi'

const usual = { client: 'web', commit: 'HEAD', days: '30' }

/** Adds a release to the list. Earlier builds of the same client get an end date; expired builds are removed. */
export function withReleased(
  list: Released[],
  released: Released,
  { today, until }: { today: string; until: string },
): Released[] {
  const otherEntries = list.filter(
    (entry) =>
      clientName(entry) !== clientName(released) && (entry.until === undefined || entry.until >= today),
  )
  const ended = otherEntries.map((entry) =>
    entry.client === released.client && entry.until === undefined ? { ...entry, until } : entry,
  )
  return [...ended, released]
}

/** The file's new text: the list below the original head comment. */
export const releasedText = (before: string, list: Released[]) =>
  (/^(?:#.*\n)*/.exec(before)?.[0] ?? '') +
  dump(
    list.map(({ build, commit, client, until }) => ({ build, commit, client, ...(until && { until }) })),
    { lineWidth: -1 },
  )

function release() {
  const text = { type: 'string' } as const
  const { values } = parsed({ client: text, build: text, commit: text, days: text })
  const { client, commit: revision, days, build } = { ...usual, ...values }
  if (!/^[0-9]{1,4}$/.test(days)) throw new UsageError(`--days is a number of days, not ${days}.`)
  // The web build in the working tree is made from the checked-out commit.
  if (build === undefined && (client !== 'web' || values.commit !== undefined))
    throw new UsageError('say which build of it: `--build 7.1`.')
  if (build === undefined) checkCommitted([usualContract, ...webSources.files, ...webSources.folders])
  const released = { build: build ?? webBuildId(), commit: fullNameOf(revision), client }
  const inDays = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const before = readFileSync(releasedFile, 'utf8')
  const list = releasedIn(before)
  const after = withReleased(list, released, { today: inDays(0), until: inDays(Number(days)) })
  writeFileSync(releasedFile, releasedText(before, after))
  for (const entry of after)
    console.log(
      `${clientName(entry)} ${entry.until === undefined ? 'is released' : `may call until ${entry.until}`}`,
    )
  console.log(`Commit ${releasedFile}: \`npm run contract\` compares with each of them.`)
}

if (import.meta.main) {
  try {
    release()
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof UsageError ? error.message : error)
  }
}
