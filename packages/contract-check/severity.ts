// Applies the severity file of a team, which changes the verdict for kinds of changes, operations or paths.
import * as z from 'zod/mini'
import type { Subject, Verdict } from './changes/finding.ts'
import { worstVerdict } from './verdict/verdict.ts'
import { listed } from './lists/listed.ts'
import { type Model, UsageError } from '@members-hub/openapi'
import { isKind, kinds } from './kinds/index.ts'
import type { ReportedFinding } from './report/report.ts'

const words = z.string().check(z.minLength(1))
const names = z.union([words, z.array(words).check(z.minLength(1))])
const Verdicts = z.enum(['broken', 'affected', 'safe'])

/** A rule; it applies if all its conditions match. A condition with several names matches any of them. */
const Rule = z.strictObject({
  kind: z.optional(names),
  operation: z.optional(names),
  path: z.optional(names),
  /** A condition: the verdict of the finding before rules are applied. */
  found: z.optional(Verdicts),
  verdict: Verdicts,
  reason: words,
})
type Rule = z.infer<typeof Rule> & { line: number }

/**
 * @param models both versions of the contract, which contain the operation names that rules may use
 * @returns the findings with the team's verdicts, and a note with the number of changed findings
 * @throws UsageError if a rule names an unknown kind, operation or path
 */
export function callAs(
  findings: ReportedFinding[],
  { yaml, file }: { yaml: string; file: string },
  models: Model[],
) {
  const rules = listed(Rule, yaml, file)
  const paths = new Map(
    models.flatMap(({ operations }) => [...operations].map(([id, { operation }]) => [id, operation.path])),
  )
  for (const rule of rules) checkNames(rule, file, paths)
  const called = findings.map((finding) => calledAs(finding, { rules, file, paths }))
  const changed = called.filter((finding) => finding.called !== undefined).length
  const notes =
    changed > 0 ? [`${file} changes the verdicts of ${changed} of ${findings.length} findings.`] : []
  return { findings: called, notes }
}

function checkNames({ line, kind, operation, path }: Rule, file: string, paths: Map<string, string>) {
  const refuse = (problem: string) => {
    throw new UsageError(problem, { file, line })
  }
  if (kind === undefined && operation === undefined && path === undefined)
    refuse('rule without kind, operation and path: add one of them.')
  for (const name of listOf(kind))
    if (!isKind(name))
      refuse(
        `unknown kind of change “${name}”; the kinds are ${kinds.map((entry) => entry.name).join(', ')}.`,
      )
  for (const name of listOf(operation))
    if (!paths.has(name)) refuse(`unknown operation in both versions: “${name}”.`)
  for (const pattern of listOf(path))
    if (![...paths.values()].some((operationPath) => fits(pattern, operationPath)))
      refuse(`unknown path in both versions: “${pattern}”.`)
}

type Rules = { rules: Rule[]; file: string; paths: Map<string, string> }

/** Applies the first matching rule to each operation; the finding gets the worst verdict of its operations. */
function calledAs(finding: ReportedFinding, { rules, file, paths }: Rules): ReportedFinding {
  const { kind, verdict, subjects } = finding
  const used = new Set<Rule>()
  const verdictOf = (priorVerdict: Verdict, operation?: string): Verdict => {
    const rule = rules.find(
      (entry) =>
        isIn(entry.kind, (name) => name === kind) &&
        isIn(entry.operation, (name) => name === operation) &&
        isIn(entry.path, (pattern) => operation !== undefined && fits(pattern, paths.get(operation) ?? '')) &&
        (entry.found === undefined || entry.found === priorVerdict),
    )
    if (rule && rule.verdict !== priorVerdict) used.add(rule)
    return rule?.verdict ?? priorVerdict
  }
  const judged = subjects.map((subject): Subject => ({
    ...subject,
    verdict: verdictOf(subject.verdict ?? verdict, subject.operation),
  }))
  const now = judged.length
    ? worstVerdict(judged.map((subject) => subject.verdict ?? verdict))
    : verdictOf(verdict)
  if (used.size === 0) return finding
  const changedSubjects = judged.filter((subject, index) => subject.verdict !== subjects[index]?.verdict)
  const operations = [...new Set(changedSubjects.map(({ operation }) => operation))].join(', ')
  const verdicts = [...new Set([...used].map((rule) => rule.verdict))].join(' or ')
  const why = [...used].map(({ line, reason }) => `${reason} (${file}:${line})`).join('; ')
  const called = now === verdict ? `${operations} ${verdicts}` : `${now}, found ${verdict}`
  return { ...finding, verdict: now, subjects: judged, called: `${called}: ${why}` }
}

const listOf = (condition: string | string[] | undefined) =>
  condition === undefined ? [] : [condition].flat()
const isIn = (condition: string | string[] | undefined, isIt: (name: string) => boolean) =>
  condition === undefined || listOf(condition).some(isIt)

const literal = (text: string) => text.replaceAll(/[\\^$.+?()[\]{}|]/g, String.raw`\$&`)

/**
 * True if the path matches the pattern: `*` matches a part of a segment, and `**` any number of segments. Braces have
 * no special meaning.
 */
function fits(pattern: string, path: string) {
  const parts = pattern
    .split(/(\*+)/)
    .map((part) => (part === '*' ? '[^/]*' : part.startsWith('*') ? '.*' : literal(part)))
  return new RegExp(`^${parts.join('')}$`).test(path)
}
