// Checks texts for developers against those rules of docs/writing.md that a program can check.
import { readFileSync } from 'node:fs'
import type { Text, TextKind } from './texts.ts'

export type Problem = {
  text: Text
  /** Number of the rule in docs/writing.md. */
  rule: number
  /** Message that names the phrase and its replacement. */
  message: string
}

type Rule = { rule: number; pattern: RegExp; advice: string; kinds?: readonly TextKind[] }

/** Nouns for places, such as `page` or `file`. A relative clause after these nouns may start with "where". */
const places =
  'address|area|branch|case|city|code|column|country|day|directory|element|field|file|folder|host|language|line|list|market|message|module|page|path|place|point|position|region|row|screen|server|spot|state|step|table|test|URL'

const sharedRules: readonly Rule[] = [
  {
    rule: 1,
    pattern: /^(?:what|who|whom|whose|whoever|whether|where|of|as|by|how|those)\b(?!.*\?$)/i,
    advice: 'start with a verb or with the noun that is defined',
    kinds: ['comment', 'title', 'description', 'summary'],
  },
  {
    rule: 2,
    pattern: /\bwhat\b(?! to\b)(?!.*\?)/i,
    advice: 'name the thing',
  },
  {
    rule: 3,
    pattern: /\b(?:nobody|no one|nothing|none|nowhere)\b/i,
    advice: 'negate with "not" and "no" followed by a noun',
  },
  {
    rule: 4,
    pattern: new RegExp(String.raw`(?<!\b(?:${places})s?,? )(?<!\bfrom )\bwhere\b(?! to\b)`, 'i'),
    advice: 'write "if" or "when"',
  },
  {
    rule: 10,
    pattern: /\bor (?:a|the|its|another) refusal\b/i,
    advice: 'describe the content of the response',
    kinds: ['description', 'summary'],
  },
  {
    rule: 10,
    pattern: /^(?:the|a|an|what|all|every|each|one|how)\b/i,
    advice: 'start with a verb',
    kinds: ['summary'],
  },
]

/** Converts the table of terms in docs/writing.md to rules, one for each phrase to avoid. */
export function termRules(page: string): Rule[] {
  const rows = page.split('## Terms\n')[1]?.split('\n## ')[0]?.split('\n') ?? []
  return rows
    .filter((row) => row.startsWith('|'))
    .slice(2)
    .flatMap((row) => {
      const [, phrases = '', advice = ''] = row.split('|').map((cell) => cell.trim())
      return phrases.split(' · ').map((phrase) => ({ rule: 5, pattern: phrasePattern(phrase), advice }))
    })
}

const phrasePattern = (phrase: string) =>
  new RegExp(String.raw`\b${phrase.replaceAll('*', String.raw`\w*`).replaceAll(' ', String.raw`\s+`)}\b`, 'i')

const longestSentence = 25

/** @param page the content of docs/writing.md */
export function openRules(page = readFileSync('docs/writing.md', 'utf8')): (text: Text) => Problem[] {
  const rules = [...sharedRules, ...termRules(page)]
  return (text) => {
    const prose = withoutQuotes(text.text)
    const problems = rules.flatMap(({ rule, pattern, advice, kinds }) => {
      const match = !kinds || kinds.includes(text.kind) ? pattern.exec(prose) : null
      return match ? [{ text, rule, message: `"${match[0].trim()}": ${advice}` }] : []
    })
    return [...problems, ...longSentences(text, prose)]
  }
}

/** Checks rule 7, which applies to pages of documentation only. */
function longSentences(text: Text, prose: string): Problem[] {
  if (text.kind !== 'document') return []
  return prose
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => wordCount(sentence) > longestSentence)
    .map((sentence) => ({
      text,
      rule: 7,
      message: `"${sentence.slice(0, 40)}…" has ${wordCount(sentence)} words: split it`,
    }))
}

export const wordCount = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0

/** Removes inline code, quotations and URLs, because these are not prose. */
export const withoutQuotes = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, 'X')
    .replaceAll(/“[^”]*”|"[^"]*"/g, 'X')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/\bhttps?:\/\/\S+/g, 'X')
