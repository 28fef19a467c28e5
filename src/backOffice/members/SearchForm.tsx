// Form that finds rows by an exact text, such as an email address or the number of an order. Announces an empty result.
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './SearchForm.module.css'

type Props = {
  label: string
  description: string
  maxLength: number
  isPending: boolean
  /** Called with the text, without spaces around it. Not called with an empty text or during a search. */
  onSearch: (text: string) => void
  /** Message if no row was found. */
  none: ReactNode
  /** True if the field gets the focus in a dialog. */
  hasFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

export function SearchForm({
  label,
  description,
  maxLength,
  isPending,
  onSearch,
  none,
  hasFocus,
  ref,
}: Props) {
  const [text, setText] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '' && !isPending) onSearch(text.trim())
  }
  return (
    <div>
      <form onSubmit={submit} role="search">
        <Group gap="sm" align="flex-end" className={classes.search}>
          <TextInput
            ref={ref}
            className={classes.field}
            label={label}
            description={description}
            type="search"
            autoComplete="off"
            spellCheck={false}
            data-autofocus={hasFocus || undefined}
            maxLength={maxLength}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" loading={isPending}>
            <FormattedMessage id="backOffice.members.find" />
          </Button>
        </Group>
      </form>
      <div role="status">{Boolean(none) && <Text mt="md">{none}</Text>}</div>
    </div>
  )
}
