// Some countries in the language that is looked at, named by the browser.
import { useSpeech } from './speech.tsx'

const codes = 'TH ID VN US AU BD BN CA CH CN DE ES FR GB HK IN IT JP KH KR LA MM MY NL NO NP NZ PH PK SG TW'

export function useCountries() {
  const { tag } = useSpeech()
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  return codes.split(' ').map((value) => ({ value, label: names.of(value) ?? value, words: value }))
}
