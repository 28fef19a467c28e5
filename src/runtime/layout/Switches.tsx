// The switches of language and theme that every layout shows.
import { useSyncExternalStore } from 'react'
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { languages, localeOf, locales } from '../../client/languages.ts'
import { LanguageSelect } from '../../ui/frames/LanguageSelect.tsx'
import { ThemeToggle } from '../../ui/frames/ThemeToggle.tsx'
import { useAppContext, useLanguage, useStore } from '../app/AppProvider.tsx'
import { systemTheme } from '../app/theme.ts'

export function LanguageSwitch() {
  const { formatMessage } = useIntl()
  const { locale, setLocale } = useLanguage()
  const router = useRouter()
  return (
    <LanguageSelect
      compact
      label={formatMessage({ id: 'platform.language' })}
      value={languages[locale].tag}
      options={locales.map((each) => ({
        value: languages[each].tag,
        label: languages[each].name,
        badge: each,
      }))}
      onValueChange={async (tag) => {
        await setLocale(localeOf(tag) ?? 'EN')
        forgetAskedLanguage(router.history)
        // Titles in the head are made by the routes.
        await router.invalidate()
      }}
    />
  )
}

/** What a link asked for is over once the visitor has chosen: a reload must not bring it back. */
function forgetAskedLanguage(history: RouterHistory) {
  const address = new URL(location.href)
  if (!address.searchParams.has('Language')) return
  address.searchParams.delete('Language')
  history.replace(address.href.slice(address.origin.length))
}

export function ThemeSwitch() {
  const { formatMessage } = useIntl()
  const { theme: choice } = useAppContext()
  const system = useSyncExternalStore(systemTheme.subscribe, systemTheme.get, systemTheme.getOnServer)
  const theme = useStore(choice) ?? system
  const other = theme === 'day' ? 'night' : 'day'
  return (
    <ThemeToggle
      theme={theme}
      label={formatMessage({ id: other === 'night' ? 'platform.theme.night' : 'platform.theme.day' })}
      onClick={() => choice.set(other)}
    />
  )
}
