// Describes a report: the results of a comparison, independent of the format, and the terms of the project that runs
// it.
import type { Finding } from '../changes/finding.ts'

/** An error at a line, or about a whole file if there is no line. */
export type Complaint = { file: string; line?: number; text: string }
export type Trial = { name: string; seconds: number; complaints: Complaint[] }

/** A page that shows a finding, before and after the change. */
export type SeenPage = {
  name: string
  /** Path on the server of the mocks. */
  usual: string
  changed: string
  /** Screenshots of both as data URLs. */
  pictures?: { usual: string; changed: string }
}

export type Told = Finding & {
  pages?: SeenPage[]
  /** Explanation if a severity file of the team changed the verdict. */
  called?: string
}

/** Terms of the project for reports. */
export type Words = {
  /** Name of the file with accepted changes. */
  accepted: string
  /** Instruction for releasing a safe change, as an imperative without a full stop. */
  release: string
  /** Instruction for finding out which builds still send requests. */
  callers: string
  /** Titles of groups of effects, by folder. */
  sides: Record<string, string>
  /** Command that serves pages on mocks, and their origin. */
  mocks?: { start: string; origin: string }
}

export type Report = {
  /** The base of the comparison, with the reason for it. */
  base: string
  /** The checked contract, as it was given. */
  contract?: string
  /** Returns the path of a file from the root of the repository, for machine-readable reports. */
  fromRoot?: (file: string) => string
  findings: Told[]
  /** Answers to the question whether the change may be released, from call counts. */
  answers?: string[]
  /** Problems that require a decision; they cause exit status 1. */
  problems: string[]
  notes: string[]
  trials: Trial[]
  words?: Words
}

export const usualContract = 'openapi.yaml'

export const usualWords: Words = {
  accepted: 'the file that `--accepted` names',
  release: 'No action is required',
  callers: '',
  sides: {},
}
