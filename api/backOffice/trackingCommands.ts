// Defines the command that imports tracking numbers from a CSV file.
import { argument, oneOf, text } from './arguments.ts'
import { actorOf, command, logAct, printed, type BackOffice } from './commandLine.ts'
import { importTracking, type TrackingAction } from './importTracking.ts'
import { readTrackingRows } from './trackingRows.ts'

const file = argument(text('file', 1_000), {
  usage: '<CSV file>',
  hint: 'Write the path of a file with the columns kind, id, carrier, tracking_number and tracking_url.',
})

export const trackingCommands = [
  command('import-tracking', { file, mode: oneOf('check', 'apply') }, importFile),
]

/**
 * Prints for each row one line with the change of its parcel, and then the totals. In a trial run, these are the
 * changes that the import would make.
 */
async function importFile(backOffice: BackOffice, input: { file: string; mode: 'check' | 'apply' }) {
  const isTrial = input.mode === 'check'
  const totals: Record<TrackingAction, number> = { ship: 0, change: 0, unchanged: 0, rejected: 0 }
  const lines: string[] = []
  const options = { ...actorOf(backOffice), log: backOffice.log, isTrial }
  for await (const result of importTracking(backOffice.store.db, readTrackingRows(input.file), options)) {
    totals[result.action] += 1
    lines.push(`line ${result.line}: ${result.action}: ${result.text}.`)
  }
  const { ship, change, unchanged, rejected } = totals
  const outcome = `${ship} shipped, ${change} changed, ${unchanged} unchanged, ${rejected} rejected`
  if (!isTrial) logAct(backOffice, 'import-tracking', { id: '', count: ship + change, outcome })
  const summary = isTrial
    ? `Nothing is stored yet. The import would have the result: ${outcome}. Run it with "apply".`
    : `Done: ${outcome}.`
  return printed([...lines, summary], rejected > 0 ? 1 : 0)
}
