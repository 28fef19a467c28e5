// Corrects the words of a query that do not occur in the hub.
import type { Language } from '../locale/language.ts'
import { conceptsIn, conceptsOf, synonymTerms, type Concept, type Phrase } from './concepts.ts'
import { thaiWords } from './thaiWords.ts'
import { vocabularyOf, type Correction, type Vocabulary } from './vocabulary.ts'

/** Maximum number of corrections of a word, and the loss of relevance of each. */
const mostCorrections = 3
const loss = 0.5

/** @returns the concepts with corrected words; `undefined` if the query needs no correction */
export function correctedConcepts(
  language: Language,
  query: string,
  hub: readonly Vocabulary[],
): Concept[] | undefined {
  const vocabularies = [...hub, vocabularyOf(synonymTerms(language))]
  const thai = language === 'th' ? thaiWords(query, vocabularies) : undefined
  if (thai) return thaiConcepts(thai)
  const concepts = conceptsIn(language, query)
  if (concepts.every((concept) => isPresent(concept, hub))) return undefined
  return concepts.map((concept) =>
    isPresent(concept, hub)
      ? concept
      : { ...concept, phrases: correctionsOf(language, concept, vocabularies) },
  )
}

const isPresent = ({ phrases, isLast }: Concept, hub: readonly Vocabulary[]) =>
  phrases.some(({ terms }) =>
    terms.every((term) => hub.some(({ includes }) => includes(term, isLast || term.length > 3))),
  )

function correctionsOf(language: Language, { phrases }: Concept, hub: readonly Vocabulary[]): Phrase[] {
  const [term] = phrases[0]?.terms ?? []
  if (term === undefined) return []
  const all: Correction[] = hub.flatMap(({ corrections }) => corrections(term))
  if (language === 'vn') all.push(...telexCorrections(term, hub))
  const least = Math.min(...all.map(({ typos }) => typos))
  const best = new Map(
    all.filter(({ typos }) => typos === least).map(({ terms }) => [terms.join(' '), terms]),
  )
  // Corrected words have synonyms too.
  return [...best.keys()].slice(0, mostCorrections).flatMap((text) => {
    const meanings = conceptsIn(language, text)
    const [only, ...rest] = meanings
    if (only && rest.length === 0)
      return only.phrases.map((phrase) => ({ ...phrase, loss: phrase.loss + loss }))
    return { terms: best.get(text) ?? [], loss }
  })
}

/** Corrects Vietnamese that was typed with the keys of Telex on a keyboard without it. */
function telexCorrections(term: string, hub: readonly Vocabulary[]): Correction[] {
  const plain = term.replaceAll('w', '').replace(/([adeo])\1/g, '$1')
  const forms = [plain.replace(/[sfrxj]$/, ''), plain]
  return forms
    .filter((form) => form !== term && form.length > 1 && hub.some(({ includes }) => includes(form, false)))
    .map((form) => ({ terms: [form], typos: 0.5 }))
}

/** Returns concepts of Thai words, each with other words of the same skeleton. */
function thaiConcepts(words: readonly (readonly string[])[]): Concept[] {
  const first = words.flatMap(([term]) => (term === undefined ? [] : { term, plain: term }))
  return conceptsOf('th', first).map((concept) => {
    const terms = concept.phrases[0]?.terms ?? []
    const likeWords = terms.length === 1 ? (words.find(([term]) => term === terms[0]) ?? []) : []
    const alternatives = likeWords.slice(1).map((term) => ({ terms: [term], loss: 0 }))
    return { ...concept, phrases: [...concept.phrases, ...alternatives] }
  })
}
