// Returns base forms of inflected words: English plurals and verb forms, and Indonesian words with prefixes or suffixes.
import type { Language } from '../locale/language.ts'

type Rule = readonly [ending: RegExp, replacements: readonly string[]]

const rules: Partial<Record<Language, readonly Rule[]>> = {
  en: [
    [/ies$/, ['y', 'ie']],
    [/(?<=[sxz]|ch|sh)es$/, ['']],
    [/(?<!s)s$/, ['']],
    [/(?:(?<double>[bdgmnpt])\k<double>)ing$/, ['$<double>']],
    [/ing$/, ['', 'e']],
    [/ed$/, ['', 'e']],
  ],
  id: [
    [/(?:nya|ku|mu)$/, ['']],
    [/^(?:di|ber)/, ['']],
    [/^meng(?=[aeiough])/, ['', 'k']],
    [/^mem(?=[abpf])/, ['', 'p']],
    [/^men(?=[adcjt])/, ['', 't']],
    [/^meny/, ['s']],
    [/^me(?=[lrwy])/, ['']],
  ],
}

/** Minimum length of a base form; shorter ones are usually other words. */
const shortest = 3

export const inflectionsOf = (language: Language, term: string): string[] => {
  const forms = (rules[language] ?? []).flatMap(([ending, replacements]) =>
    ending.test(term) ? replacements.map((replacement) => term.replace(ending, replacement)) : [],
  )
  return [...new Set(forms)].filter((form) => form.length >= shortest && form !== term)
}
