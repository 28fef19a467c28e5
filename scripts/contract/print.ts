// Findings for people and machines: text for the terminal, Markdown for a review, HTML for a browser, JSON for the rest.
import type { Finding, Verdict } from './finding.ts'

export type Report = { base: string; findings: Finding[]; problems: string[] }
type Fact = { name: string; text: string; long?: string }

const verdicts: Record<Verdict, string> = {
  broken: 'Something that works today stops working.',
  affected: 'Nothing breaks by itself, but who reads it may be surprised.',
  safe: 'Everybody can go on as before.',
}

export function print({ base, findings, problems }: Report, format: string): string {
  if (format === 'json') return JSON.stringify({ base, problems, findings }, null, 2)
  const groups = (['broken', 'affected', 'safe'] as const).flatMap((verdict) => {
    const ofVerdict = findings.filter((finding) => finding.verdict === verdict)
    return ofVerdict.length
      ? [{ verdict, entries: ofVerdict.map((finding) => ({ finding, facts: factsOf(finding) })) }]
      : []
  })
  const counts = groups.map(({ verdict, entries }) => `${entries.length} ${verdict}`).join(', ')
  const title = `The contract since ${base}: ${counts || 'nothing changed'}.`
  if (format === 'html') return pageOf(title, groups, problems)
  if (format === 'markdown')
    return [
      `# ${title}`,
      ...problems.map((problem) => `**${problem}**`),
      ...groups.flatMap(({ verdict, entries }) => [
        `## ${verdict}\n\n${verdicts[verdict]}`,
        ...entries.map(({ finding, facts }) =>
          [`### ${finding.sentence}`, '', ...facts.map((fact) => markdownOf(fact))].join('\n'),
        ),
      ]),
    ].join('\n\n')
  return [
    ...groups.flatMap(({ verdict, entries }) =>
      entries.map(({ finding, facts }) =>
        [
          `${verdict.padEnd(9)} ${finding.sentence}`,
          ...facts.map(
            ({ name, text }) =>
              `${' '.repeat(10)}${name}: ${verdict === 'safe' ? shortened(text, 90) : text}`,
          ),
        ].join('\n'),
      ),
    ),
    ...problems,
    title,
  ].join('\n')
}

type Group = { verdict: Verdict; entries: { finding: Finding; facts: Fact[] }[] }

function factsOf(finding: Finding): Fact[] {
  const { lines, subjects, witness, effects, builds, accepted, fingerprint, verdict } = finding
  const felt = subjects.filter((subject) => verdict === 'safe' || subject.verdict !== 'safe')
  const operations = [...new Set(felt.map(({ operation }) => operation))]
  const routes = [...new Set(effects.flatMap((effect) => effect.routes))]
  const facts: (Fact | undefined)[] = [
    { name: 'openapi.yaml', text: `line ${lines.after ?? '–'}, was ${lines.before ?? '–'}` },
    { name: 'Operations', text: operations.join(', ') },
    witness && {
      name: witness.of === 'request' ? 'A request that was right' : 'An answer that is new',
      text: `${witness.operation}, ${witness.refusedBecause}`,
      long: JSON.stringify(witness.message, null, 2),
    },
    routes.length ? { name: 'Screens', text: routes.toSorted().join(', ') } : undefined,
    effects.length
      ? { name: 'Places', text: effects.map(({ file, line, how }) => `${file}:${line} ${how}`).join(', ') }
      : undefined,
    builds.length ? { name: 'Released builds', text: builds.join(', ') } : undefined,
    { name: 'Next', text: nextOf(finding) },
    accepted === undefined ? undefined : { name: 'Accepted', text: accepted },
    { name: 'Fingerprint', text: fingerprint },
  ]
  return facts.filter((fact) => fact !== undefined)
}

function nextOf({ verdict, witness, effects }: Finding): string {
  const places = effects.length ? 'change the places above' : 'change who uses it'
  if (verdict === 'broken')
    return witness?.of === 'answer'
      ? `Answer the new beside the old, or ${places} first and accept this once no older build calls.`
      : `Go on taking what was right, or ${places} first and accept this once no older build calls.`
  return verdict === 'affected'
    ? `Look at ${effects.length ? 'the places above' : 'who uses it'}.`
    : 'Nothing.'
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text

const markdownOf = ({ name, text, long }: Fact) =>
  `- ${name}: ${text}${long ? `\n\n${`\`\`\`json\n${long}\n\`\`\``.replaceAll(/^/gm, '  ')}\n` : ''}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const inCode = (text: string) => escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>')

function pageOf(title: string, groups: Group[], problems: string[]) {
  const factOf = ({ name, text, long }: Fact) =>
    `<dt>${name}</dt><dd>${inCode(text)}${long ? `<details><summary>Show it</summary><pre>${escaped(long)}</pre></details>` : ''}</dd>`
  const groupOf = ({ verdict, entries }: Group) =>
    `<section class="${verdict}"><h2>${verdict}</h2><p>${verdicts[verdict]}</p>${entries
      .map(
        ({ finding, facts }) =>
          `<article><h3>${inCode(finding.sentence)}</h3><dl>${facts.map(factOf).join('')}</dl></article>`,
      )
      .join('')}</section>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${inCode(title)}</h1>
${problems.map((problem) => `<p role="alert">${inCode(problem)}</p>`).join('')}${groups.map(groupOf).join('\n')}</main></html>`
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: light-dark(#faf7f8, #1f1f20); color: light-dark(#1f1f20, #f3eef0) }
main { max-width: 60rem; margin: auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.4rem } h2 { margin: 2.5rem 0 0 } h2 + p { margin-top: 0 } h3 { margin: 0 0 .5rem; font-size: 1.05rem }
article { margin: 1rem 0; padding: 1rem; border-left: .3rem solid var(--mark); border-radius: .4rem; background: light-dark(#fff, #2b292a) }
.broken { --mark: light-dark(#b3261e, #f2857d) } .affected { --mark: light-dark(#9a6700, #e0b04c) } .safe { --mark: light-dark(#2f7d4f, #71bf89) }
dl { display: grid; grid-template-columns: minmax(6rem, 10rem) 1fr; gap: .3rem 1rem; margin: 0 } dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: light-dark(#f1ebed, #1f1f20) } code { font-size: .95em }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .6rem } }`
