// Fills the templates for an answer in the language of the message.
import type { components } from '#generated/backOffice/schema.d.ts'
import { answerTemplates } from '../../catalog/answerTemplates.ts'
import type { ContactMessage } from '../../support/contact.ts'

type Asked = Pick<ContactMessage, 'topic' | 'language' | 'name'>

/** Returns the templates for the topic, followed by those for all topics and those for other topics. */
export function templatesFor({ topic, language, name }: Asked): components['schemas']['AnswerTemplate'][] {
  const { greeting, greetingWithoutName, templates } = answerTemplates()
  // Passes a function, because a replacement string would interpret `$` in the name.
  const salutation =
    name === null ? greetingWithoutName[language] : greeting[language].replace('{name}', () => name)
  const rankOf = (topics: readonly string[]) => (topics.includes(topic) ? 0 : topics.length === 0 ? 1 : 2)
  return templates
    .toSorted((a, b) => rankOf(a.topics) - rankOf(b.topics))
    .map((template) => ({
      id: template.id,
      name: template.name,
      text: `${salutation}\n\n${template.text[language]}`,
    }))
}
