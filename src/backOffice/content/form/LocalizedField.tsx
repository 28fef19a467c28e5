// Field for a text in the four languages, next to each other. Missing and unusually long translations are marked.
import { Text, Textarea } from '@mantine/core'
import { useIntl } from 'react-intl'
import { languageTag } from '../../messages/languageTag.ts'
import { objectOf } from '../../../shared/unknown.ts'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { pathOf } from './paths.ts'
import { languages, resolve, type Schema } from './schema.ts'
import { useFieldError } from './useFieldError.ts'
import classes from './Form.module.css'

export function LocalizedField({ value, path, label, schema, item }: KindProps & { item: Schema }) {
  const { root } = useFormContext()
  const { description } = resolve(root, schema)
  const texts = objectOf(value)
  const english = typeof texts.en === 'string' ? texts.en : ''
  return (
    <FieldGroup label={label} path={path} {...(typeof description === 'string' && { hint: description })}>
      <div className={classes.translations}>
        <div className={classes.languages}>
          {languages.map((language) => (
            <Translation
              key={language}
              language={language}
              label={label}
              path={pathOf(path, language)}
              value={texts[language]}
              schema={item}
              english={english}
            />
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}

type Props = Pick<KindProps, 'path' | 'label' | 'value' | 'schema'> & {
  language: (typeof languages)[number]
  english: string
}

/** A translation is unusually long if it has this many times the characters of the English text. */
const longFactor = 1.8
const shortText = 12

function Translation({ language, label, path, value, schema, english }: Props) {
  const intl = useIntl()
  const { set, isReadOnly } = useFormContext()
  const error = useFieldError({ path, schema, value, label, language })
  const text = typeof value === 'string' ? value : ''
  const name = intl.formatMessage({ id: `backOffice.language.${language}` })
  const isLong = text.length > Math.max(english.length, shortText) * longFactor
  return (
    <Textarea
      label={
        <>
          <span>{name}</span>
          {text === '' && (
            <Text span size="xs" fw={600} className={classes.missing}>
              {intl.formatMessage({ id: 'backOffice.form.missing' })}
            </Text>
          )}
          {isLong && (
            <Text span size="xs" className={classes.long}>
              {intl.formatMessage(
                { id: 'backOffice.form.long' },
                { count: text.length, english: english.length },
              )}
            </Text>
          )}
        </>
      }
      aria-label={`${label}, ${name}`}
      lang={languageTag[language]}
      error={error}
      data-path={path}
      data-missing={text === '' || undefined}
      classNames={{ label: classes.language, input: classes.translation }}
      readOnly={isReadOnly}
      autosize
      minRows={1}
      maxRows={16}
      value={text}
      onChange={({ currentTarget }) => set(path, currentTarget.value)}
    />
  )
}
