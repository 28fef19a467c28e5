// Field for a value that has no other field: its JSON.
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormContext } from './formContext.ts'
import type { KindProps } from './fieldProps.ts'

const jsonOf = (value: unknown) => JSON.stringify(value, null, 2) ?? ''

export function JsonField({ value, path, label, empty }: KindProps) {
  const intl = useIntl()
  const { set, problems, isReadOnly } = useFormContext()
  const [text, setText] = useState(() => jsonOf(value))
  const [isInvalid, setInvalid] = useState(false)
  function change(next: string) {
    setText(next)
    try {
      const parsed: unknown = next.trim() === '' && empty ? empty.value : JSON.parse(next)
      setInvalid(false)
      set(path, parsed)
    } catch {
      setInvalid(true)
    }
  }
  return (
    <Textarea
      label={label}
      description={intl.formatMessage({ id: 'backOffice.form.json' })}
      error={isInvalid ? intl.formatMessage({ id: 'backOffice.form.notJson' }) : problems.get(path)}
      data-path={path}
      readOnly={isReadOnly}
      autosize
      minRows={3}
      maxRows={20}
      spellCheck={false}
      ff="monospace"
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
