// Prints findings: text for terminals, Markdown for reviews, HTML for browsers, JSON for programs, and the formats of
// GitHub, GitLab and test tools.
import { githubOf, gitlabOf } from './annotations.ts'
import { factsOf, numbered, verdictsIn, type Fact } from './facts.ts'
import { junitOf } from './junit.ts'
import { joined, jsonPieces } from './pieces.ts'
import { usualContract, defaultMessages, type Report } from './report.ts'
import { visibleLine, visibleLines } from './visible.ts'
import { sarifOf } from './sarif.ts'

export const formats = ['text', 'markdown', 'html', 'json', 'sarif', 'github', 'gitlab', 'junit'] as const
export type Format = (typeof formats)[number]

type Group = { name: string; about: string; entries: { title: string; facts: Fact[] }[] }

const ofMachines: Partial<Record<Format, (report: Report) => Iterable<string>>> = {
  json: (report) => jsonPieces({ ...report, words: undefined, fromRoot: undefined }),
  sarif: sarifOf,
  // Add the title at the end. It is not a workflow command, so GitHub shows it as ordinary text in the log.
  github: (report) => joined([...githubOf(report), titleOf(report)]),
  gitlab: gitlabOf,
  junit: junitOf,
}

/** Returns the report in pieces, because it may exceed the maximum length of a JavaScript string. */
export const piecesOf = (report: Report, format: Format): Iterable<string> =>
  ofMachines[format]?.(report) ?? forPeople(report, format)

export const print = (report: Report, format: Format): string => [...piecesOf(report, format)].join('')

function titleOf({ base, findings }: Report) {
  const labels = findings.map(({ verdict, accepted }) =>
    verdict === 'broken' && accepted !== undefined ? 'broken and accepted' : verdict,
  )
  const counts = ['broken', 'broken and accepted', 'affected', 'safe'].flatMap((name) => {
    const count = labels.filter((label) => label === name).length
    return count > 0 ? `${count} ${name}` : []
  })
  return `The contract since ${visibleLine(base)}: ${counts.join(', ') || 'no changes'}.`
}

const question = 'May this be released?'

function forPeople(report: Report, format: Format): Iterable<string> {
  const { notes, answers = [] } = report
  const problems = [...report.problems, ...notes].map(visibleLine)
  const groups = groupsOf(report)
  const title = titleOf(report)
  if (format === 'html') return [pageOf({ title, groups, problems, answers })]
  if (format === 'markdown') {
    const paragraphs = [
      `# ${title}`,
      ...(answers.length > 0
        ? [`**${question}**\n\n${answers.map((answer) => `- ${answer}`).join('\n')}`]
        : []),
      ...problems.map((problem) => `**${problem}**`),
      ...groups.flatMap(({ name, about, entries }) => [
        `## ${name}\n\n${about}`,
        ...(isInShort(name, entries)
          ? [entries.map(({ title: headline }) => `- ${headline}`).join('\n')]
          : entries.map((entry) =>
              [`### ${entry.title}`, '', ...entry.facts.map((fact) => markdownOf(fact))].join('\n'),
            )),
      ]),
    ]
    return joined(paragraphs, '\n\n')
  }
  return joined([
    ...groups.flatMap(({ name, entries }) =>
      entries.map((entry) => {
        const facts = entry.facts.map(({ name: about, text, long = '', steps = [], links = [] }) =>
          [
            `${about}: ${text}`,
            ...numbered(steps),
            ...links.map(({ href }) => href),
            ...(long && name !== 'safe' ? inTerminal(long) : []),
          ].join(`\n${' '.repeat(12)}`),
        )
        if (isInShort(name, entries)) return `${name.padEnd(9)} ${entry.title}`
        const lines = name === 'safe' ? facts.map((fact) => shortened(fact, 90)) : facts
        return [`${name.padEnd(9)} ${entry.title}`, ...lines].join(`\n${' '.repeat(10)}`)
      }),
    ),
    ...problems,
    title,
    ...(answers.length > 0 ? [question, ...answers.map((answer) => `  ${answer}`)] : []),
  ])
}

/**
 * True if reports for people print only one line for each finding of the group, because it contains more than 20 safe
 * findings.
 */
const isInShort = (name: string, entries: unknown[]) => name === 'safe' && entries.length > 20

function groupsOf({ findings, trials, contract = usualContract, words = defaultMessages }: Report): Group[] {
  const verdicts = verdictsIn(words)
  const judged = (['broken', 'affected', 'safe'] as const).map((name) => ({
    name,
    about: verdicts[name],
    entries: findings.flatMap((finding) =>
      finding.verdict === name
        ? [{ title: visibleLine(finding.sentence), facts: factsOf(finding, { contract, ...words }) }]
        : [],
    ),
  }))
  const trialGroup = {
    name: 'tried',
    about: 'Results of generators, compiler and tests in a copy of the project.',
    entries: trials.map(({ name, seconds, complaints }) => ({
      title: `${visibleLine(name)}: ${complaints.length || 'no'} complaint${complaints.length === 1 ? '' : 's'} (${seconds} s)`,
      facts: complaints.map(({ file, line, text }) => ({
        name: visibleLine(line ? `${file}:${line}` : file),
        text: visibleLines(text),
      })),
    })),
  }
  return [...judged, trialGroup].filter(({ entries }) => entries.length > 0)
}

/** Returns the lines of a message for terminals. A message of more than 40 lines is cut. */
function inTerminal(long: string) {
  const lines = long.split('\n')
  return lines.length > 40
    ? [...lines.slice(0, 36), `… ${lines.length - 36} more lines: \`--format json\` prints all`]
    : lines
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text

const markdownOf = ({ name, text, long, steps = [], links = [] }: Fact) =>
  `- ${name}: ${[text, links.map((link) => `[${link.text}](${link.href})`).join(', ')].join(' ').trim()}${numbered(
    steps,
  )
    .map((step) => `\n  ${step}`)
    .join('')}${long ? `\n\n${`\`\`\`json\n${long}\n\`\`\``.replaceAll(/^/gm, '  ')}\n` : ''}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const inCode = (text: string) => escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>')

type Page = { title: string; groups: Group[]; problems: string[]; answers: string[] }

function pageOf({ title, groups, problems, answers }: Page) {
  const factOf = ({ name, text, long, steps = [], links = [] }: Fact) =>
    `<dt>${escaped(name)}</dt><dd>${inCode(text)}${steps.length > 0 ? `<ol>${steps.map((step) => `<li>${inCode(step)}</li>`).join('')}</ol>` : ''}${links.map((link) => linkOf(link)).join('')}${long ? `<details><summary>Show</summary><pre>${escaped(long)}</pre></details>` : ''}</dd>`
  const groupOf = ({ name, about, entries }: Group) =>
    `<section class="${name}"><h2>${name}</h2><p>${about}</p>${entries
      .map(
        (entry) =>
          `<article><h3>${inCode(entry.title)}</h3><dl>${entry.facts.map(factOf).join('')}</dl></article>`,
      )
      .join('')}</section>`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${inCode(title)}</h1>
${answers.length > 0 ? `<h2>${question}</h2><ul>${answers.map((answer) => `<li>${inCode(answer)}</li>`).join('')}</ul>` : ''}
${problems.map((problem) => `<p role="alert">${inCode(problem)}</p>`).join('')}${groups.map(groupOf).join('\n')}</main></html>`
}

const linkOf = ({ text, href, pictures }: NonNullable<Fact['links']>[number]) => {
  const pictureOf = (caption: string, source: string) =>
    `<figure><img src="${escaped(source)}" alt="${escaped(text)} ${caption}" loading="lazy"><figcaption>${caption}</figcaption></figure>`
  const link = `<a href="${escaped(href)}">${escaped(text)}</a>`
  return pictures
    ? `<div class="pair"><p>${link}</p>${pictureOf('before', pictures.usual)}${pictureOf('after', pictures.changed)}</div>`
    : ` ${link}`
}

const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; background: light-dark(#faf7f8, #1f1f20); color: light-dark(#1f1f20, #f3eef0) }
main { max-width: 60rem; margin: auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.4rem } h2 { margin: 2.5rem 0 0 } h2 + p { margin-top: 0 } h3 { margin: 0 0 .5rem; font-size: 1.05rem }
article { margin: 1rem 0; padding: 1rem; border-left: .3rem solid var(--mark); border-radius: .4rem; background: light-dark(#fff, #2b292a) }
.broken { --mark: light-dark(#b3261e, #f2857d) } .affected { --mark: light-dark(#9a6700, #e0b04c) } .safe { --mark: light-dark(#2f7d4f, #71bf89) } .tried { --mark: light-dark(#5b5b60, #a9a4a7) }
dl { display: grid; grid-template-columns: minmax(6rem, 10rem) 1fr; gap: .3rem 1rem; margin: 0 } dt { opacity: .75 } dd { margin: 0; overflow-wrap: anywhere }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 22.5rem)); gap: .3rem 1rem; align-items: start } .pair p { grid-column: 1 / -1; margin: .6rem 0 0 }
figure { margin: 0 } img { width: 100%; border-radius: .4rem; border: 1px solid light-dark(#e3dadd, #454042) } figcaption { opacity: .75; font-size: .9rem } a { color: inherit }
pre { overflow: auto; max-height: 24rem; padding: .75rem; background: light-dark(#f1ebed, #1f1f20) } code { font-size: .95em }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-bottom: .6rem } }`
