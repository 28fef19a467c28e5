// Provides sample texts in English, and number and date formats in the selected language. The translated messages are
// not shown here; other tests check them.
import { createContext, use } from 'react'
import { texts, type Texts } from './texts.ts'

const currencies = { 'en-US': 'USD', 'id-ID': 'IDR', 'th-TH': 'THB', 'vi-VN': 'VND' }
/** Exchange rates per dollar, rounded so that sample prices have a realistic magnitude. */
const rates = { 'en-US': 1, 'id-ID': 15_000, 'th-TH': 35, 'vi-VN': 25_000 }

export type Tag = keyof typeof currencies
export const languages = [
  { value: 'en-US', label: 'English', badge: 'EN' },
  { value: 'id-ID', label: 'Bahasa Indonesia', badge: 'ID' },
  { value: 'th-TH', label: 'ไทย', badge: 'TH' },
  { value: 'vi-VN', label: 'Tiếng Việt', badge: 'VN' },
]

export const isTag = (value: string | null): value is Tag => value !== null && value in currencies

export interface LocaleState {
  tag: Tag
  t: Texts
  number: (value: number) => string
  percent: (value: number) => string
  /** Formats a price in dollars in the currency of the selected language. */
  price: (dollars: number) => string
  /** Formats a date with options of `Intl`. */
  date: (iso: string, parts: Intl.DateTimeFormatOptions) => string
}

export function localeStateOf(tag: Tag): LocaleState {
  const currency = { style: 'currency', currency: currencies[tag], maximumFractionDigits: 0 } as const
  return {
    tag,
    t: texts,
    number: (value) => value.toLocaleString(tag),
    percent: (value) => value.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 }),
    price: (dollars) => (dollars * rates[tag]).toLocaleString(tag, currency),
    date: (iso, parts) => new Date(iso).toLocaleString(tag, { timeZone: 'UTC', ...parts }),
  }
}

export const LocaleContext = createContext<LocaleState>(localeStateOf('en-US'))
export const useLocaleState = () => use(LocaleContext)
