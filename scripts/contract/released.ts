// Implements `npm run released`: adds a release to the list of builds with which the contract is compared. The command
// is the last step of a deployment, after all servers run the release.
import { readFileSync, writeFileSync } from 'node:fs'
import { dump } from 'js-yaml'
import { webBuildId, webSources } from '../fingerprint.ts'
import { clientName, releasedFile, releasedIn, type Released } from './lists/releasedBuilds.ts'
import { parsed, checkCommitted, fullNameOf, usualContract } from '@members-hub/contract-check'
import { UsageError } from '@members-hub/openapi'

const usage = `Usage: npm run released -- [--client <name> --build <build> [--commit <commit of its contract>]] [--days <n>]

Without options it adds the web build of the checked-out commit. Earlier builds of the same client may call for 30 more
days, for open pages and apps that are not updated yet; --days sets another number.`
const usual = { client: 'web', commit: 'HEAD', days: '30' }

/**
 * Adds a release to the list of released builds. Earlier builds of the same client get an end date; expired builds are
 * removed.
 */
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

/** Returns the new content of the file: its original comment at the top, then the list. */
export const releasedText = (before: string, list: Released[]) =>
  (/^(?:#.*\n)*/.exec(before)?.[0] ?? '') +
  dump(
    list.map(({ build, commit, client, until }) => ({ build, commit, client, ...(until && { until }) })),
    { lineWidth: -1 },
  )

function release() {
  const text = { type: 'string' } as const
  const { values } = parsed({
    client: text,
    build: text,
    commit: text,
    days: text,
    help: { type: 'boolean', default: false },
  })
  if (values.help) {
    console.log(usage)
    return
  }
  const { client, commit: revision, days, build } = { ...usual, ...values }
  if (!/^[0-9]{1,4}$/.test(days))
    throw new UsageError(`invalid --days "${days}". Use a number of days from 0 to 9999.`)
  // Use the web build of the checked-out commit if there is no `--build`; other clients and commits need this option.
  if (build === undefined && (client !== 'web' || values.commit !== undefined))
    throw new UsageError('option --build is missing. Set the build of this client: `--build 7.1`.')
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
  console.log(`Commit ${releasedFile}: \`npm run contract\` compares with these builds.`)
}

if (import.meta.main) {
  try {
    release()
  } catch (error) {
    process.exitCode = 2
    console.error(error instanceof UsageError ? error.message : error)
  }
}
