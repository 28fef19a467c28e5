// Describes a report: what is told of a comparison, in whatever format, and the words of whoever asked for it.
import type { Finding } from '../changes/finding.ts'

/** A line that somebody complains of; of a whole file where there is no line. */
export type Complaint = { file: string; line?: number; text: string }
export type Trial = { name: string; seconds: number; complaints: Complaint[] }

/** A page on which what is found can be seen: as it is, and as it becomes. */
export type SeenPage = {
  name: string
  /** Where it is, from the root of the mocks. */
  usual: string
  changed: string
  /** Pictures of both, as addresses that carry them. */
  pictures?: { usual: string; changed: string }
}

export type Told = Finding & {
  pages?: SeenPage[]
  /** Why it has another verdict than the one found, by the team's own severity file. */
  called?: string
}

/** What the reader calls things where they work. */
export type Words = {
  /** The file of what is accepted. */
  accepted: string
  /** How what is safe is released, as an order without its full stop. */
  release: string
  /** How one knows who still calls. */
  callers: string
  /** Folders of effects, and what stands in them. */
  sides: Record<string, string>
  /** The command that serves pages on mocks, and where. */
  mocks?: { start: string; origin: string }
}

export type Report = {
  /** What the contract is compared with, and why with that. */
  base: string
  /** The contract that is judged, as it was named. */
  contract?: string
  /** The path of a file from the root of the repository, for reports that tools read. */
  fromRoot?: (file: string) => string
  findings: Told[]
  /** Whether this may be released, by who calls what is broken. */
  answers?: string[]
  /** What somebody has to decide on before all is fine. */
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
