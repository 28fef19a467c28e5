// Language and day or night, within reach on every layout.
import { useEffect, useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { languages, localeOf, locales } from '../client/languages.ts'
import { LanguageSelect } from '../ui/LanguageSelect.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import { useHub, useLanguage } from './HubContext.tsx'
import { chooseTheme, themeOf, themeSeen, type Theme } from './theme.ts'

export function LanguageSwitch() {
  const { formatMessage } = useIntl()
  const { locale, speak } = useLanguage()
  const router = useRouter()
  return (
    <LanguageSelect
      label={formatMessage({ id: 'platform.language' })}
      value={languages[locale].tag}
      options={locales.map((each) => ({ value: languages[each].tag, label: languages[each].name }))}
      onValueChange={async (tag) => {
        await speak(localeOf(tag) ?? 'EN')
        // Titles in the head are made by the routes.
        await router.invalidate()
      }}
    />
  )
}

export function ThemeSwitch() {
  const { formatMessage } = useIntl()
  const { jar } = useHub()
  // The server knows the member's choice, but not her system's: that is seen once the page runs.
  const [theme, setTheme] = useState<Theme>(themeOf(jar) ?? 'day')
  useEffect(() => setTheme(themeSeen(jar)), [jar])
  const other = theme === 'day' ? 'night' : 'day'
  return (
    <ThemeToggle
      theme={theme}
      label={formatMessage({ id: other === 'night' ? 'platform.theme.night' : 'platform.theme.day' })}
      onClick={() => {
        chooseTheme(jar, other)
        setTheme(other)
      }}
    />
  )
}
