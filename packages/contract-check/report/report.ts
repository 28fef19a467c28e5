// Defines the type of a report: the results of a comparison, and the names and instructions of the project that runs
// the command. All formats are printed from it.
import type { Finding } from '../changes/finding.ts'

/** An error in a line of a file, or in a whole file if `line` is missing. */
export type Problem = { file: string; line?: number; text: string }
export type Trial = { name: string; seconds: number; complaints: Problem[] }

/** Page that a finding affects, with its paths on the mock server before and after the change. */
export type SeenPage = {
  name: string
  /** Path of the page on the mock server before the change. */
  usual: string
  changed: string
  /** Screenshots of the page at both paths, as data URLs. */
  pictures?: { usual: string; changed: string }
}

export type ReportedFinding = Finding & {
  pages?: SeenPage[]
  /** The explanation, if a severity file of the team changed the verdict. */
  called?: string
}

/** Names and instructions that reports contain and that differ between projects. */
export type Terms = {
  /** Name of the file with accepted changes. */
  accepted: string
  /** Instruction for releasing a safe change, as an imperative without a period. */
  release: string
  /** Instruction for finding out which builds still send requests. */
  callers: string
  /** Titles of the groups of affected lines, by the folder that contains the lines. */
  sides: Record<string, string>
  /** Command that starts the pages with a mock server, and the origin of these pages. */
  mocks?: { start: string; origin: string }
}

export type Report = {
  /** The commit, file or URL with which the contract was compared, and the reason for this choice. */
  base: string
  /** The checked contract, as it was passed to the command. */
  contract?: string
  /** Returns the path of a file from the root of the repository, for machine-readable reports. */
  fromRoot?: (file: string) => string
  findings: ReportedFinding[]
  /** Sentences that state whether the change may be released, based on the numbers of calls. */
  answers?: string[]
  /** Problems that require a decision; they cause exit status 1. */
  problems: string[]
  notes: string[]
  trials: Trial[]
  words?: Terms
}

export const usualContract = 'openapi.yaml'

export const defaultMessages: Terms = {
  accepted: 'the file that `--accepted` names',
  release: 'No action is required',
  callers: '',
  sides: {},
}
