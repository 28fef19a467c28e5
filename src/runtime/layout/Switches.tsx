// Language select and theme switch, which every layout shows.
import { useSyncExternalStore } from 'react'
import { useRouter, type RouterHistory } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { languages, localeOf, locales } from '#shared/languages.ts'
import { queryWithout } from '#shared/query.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { LanguageSelect } from '#src/ui/frames/LanguageSelect.tsx'
import { ThemeToggle } from '#src/ui/frames/ThemeToggle.tsx'
import { useAppContext, useLanguage, useStore } from '../app/AppProvider.tsx'
import { HiddenFields } from '../posted/HiddenFields.tsx'
import { languageForm } from '../posted/fields.ts'
import { systemTheme } from '../app/theme.ts'

export function LanguageSwitch() {
  const { formatMessage } = useIntl()
  const { locale, setLocale } = useLanguage()
  const router = useRouter()
  return (
    <form
      method="post"
      data-works-alone
      className="inline-flex items-center"
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenFields form={languageForm} />
      <LanguageSelect
        compact
        name={languageForm}
        label={formatMessage({ id: 'platform.language' })}
        value={languages[locale].tag}
        options={locales.map((each) => ({
          value: languages[each].tag,
          label: languages[each].name,
          badge: each,
        }))}
        onValueChange={async (tag) => {
          await setLocale(localeOf(tag) ?? 'EN')
          removeLinkLanguage(router.history)
          // Evaluate the route heads again, because they contain the page titles in the old language.
          await router.invalidate()
        }}
      />
      <noscript>
        <button type="submit" className={linkClass}>
          <FormattedMessage id="platform.language.choose" />
        </button>
      </noscript>
    </form>
  )
}

/** Removes the language parameter from the URL, so that a reload does not restore the language of the link. */
function removeLinkLanguage(history: RouterHistory) {
  const { pathname, search, hash } = location
  const rest = queryWithout(search, ['Language'])
  if (rest !== search) history.replace(pathname + rest + hash)
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
