// Stores for whom, in which language and in which theme an editor previews pages, so that the next preview starts with
// the same choices.
import { useLocalStorage } from '@mantine/hooks'
import { objectOf } from '../../shared/unknown.ts'
import { languages } from './form/schema.ts'

type Choices = { reader: string; language: (typeof languages)[number]; theme: 'day' | 'night' }

const initial: Choices = { reader: 'visitor', language: 'en', theme: 'day' }

export function usePreviewChoices() {
  const [choices, store] = useLocalStorage<Choices>({
    key: 'preview',
    defaultValue: initial,
    getInitialValueInEffect: false,
    deserialize: readChoices,
  })
  return [choices, (changed: Partial<Choices>) => store({ ...choices, ...changed })] as const
}

/** Reads stored choices. Invalid values are replaced by the initial ones. */
function readChoices(text: string | undefined): Choices {
  const { reader, language, theme } = objectOf(parsed(text))
  return {
    reader: typeof reader === 'string' ? reader : initial.reader,
    language: languages.find((each) => each === language) ?? initial.language,
    theme: theme === 'night' ? 'night' : 'day',
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
