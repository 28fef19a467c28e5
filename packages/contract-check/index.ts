// The public API: compares two contracts, evaluates and prints the findings, and runs a command with its options.
export { parsed, runCommand } from './command.ts'
export type { Effect, Finding, Subject, Verdict, Counterexample } from './changes/finding.ts'
export { findingsBetween, joinFindings, withEffects } from './findings.ts'
export type { Shape } from './evaluate/shape.ts'
export { validatorOf } from './evaluate/validator.ts'
export { openValues } from './evaluate/values.ts'
export { listed } from './lists/listed.ts'
export { reachedBy, type Plugin } from './plugin.ts'
export { branchStart, checkCommitted, fullNameOf, nameOf } from './read/git.ts'
export { isSame, openModel } from './read/source.ts'
export { formats, print } from './report/print.ts'
export {
  usualContract,
  defaultMessages,
  type Problem,
  type SeenPage,
  type ReportedFinding,
  type Trial,
  type Terms,
} from './report/report.ts'
export { worstVerdict } from './verdict/verdict.ts'
export { accept, isDecided } from './waivers.ts'
