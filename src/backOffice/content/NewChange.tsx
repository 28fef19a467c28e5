// Button that creates a change with a title.
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { createContentChange } from '#generated/backOffice/calls/backOfficeContent.ts'
import { ContentTitleMax } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import { ActButton, type ActDialog } from '../members/ActButton.tsx'

type Props = { onCreate: (id: string) => void; variant?: 'default' | 'filled' }

export function NewChange({ onCreate, variant = 'filled' }: Props) {
  const label = useIntl().formatMessage({ id: 'backOffice.content.new' })
  return (
    <ActButton label={label} title={label} variant={variant}>
      {(dialog) => <TitleForm dialog={dialog} onCreate={onCreate} />}
    </ActButton>
  )
}

function TitleForm({ dialog, onCreate }: Pick<Props, 'onCreate'> & { dialog: ActDialog }) {
  const intl = useIntl()
  const [title, setTitle] = useState('')
  const create = useMutation(createContentChange.mutation)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() === '') return
    dialog.run(async () => {
      const { id } = await create.mutateAsync({ title: title.trim() })
      onCreate(id)
      return true
    })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={intl.formatMessage({ id: 'backOffice.content.title.label' })}
          description={intl.formatMessage({ id: 'backOffice.content.title.hint' })}
          maxLength={ContentTitleMax}
          data-autofocus
          value={title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button type="submit" loading={dialog.isPending} disabled={title.trim() === ''}>
            <FormattedMessage id="backOffice.content.create" />
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
