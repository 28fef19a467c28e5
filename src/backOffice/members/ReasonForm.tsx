// Form in which staff enter the reason for an action. Enter submits the form, because a reason has one line.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { StaffReasonMax, StaffReasonMin } from '#generated/backOffice/schemas/membersHub.schemas.ts'
import type { ActDialog } from './ActButton.tsx'

type Props = {
  dialog: ActDialog
  /** Explains the effect of the act. */
  text?: ReactNode
  /** Label of the button that submits the form. */
  submitLabel: string
  isDangerous?: boolean
  /** True if the reason gets the focus when the form replaces other contents of an open dialog. */
  hasReasonFocus?: boolean
  /** False if the other fields are invalid. */
  isComplete?: boolean
  /** Returns other fields. @param isChecked true after an attempt to submit the form, so that fields show errors */
  fields?: (isChecked: boolean) => ReactNode
  /** @returns true if the dialog can be closed */
  onSubmit: (reason: string) => Promise<boolean>
}

export function ReasonForm({ dialog, isComplete = true, onSubmit, ...form }: Props) {
  const { text, submitLabel, isDangerous = false, hasReasonFocus = false, fields } = form
  const intl = useIntl()
  const element = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [attempts, setAttempts] = useState(0)
  const isChecked = attempts > 0
  const isTooShort = reason.trim().length < StaffReasonMin
  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [attempts])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete && !isTooShort) dialog.run(() => onSubmit(reason.trim()))
    else setAttempts(attempts + 1)
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md">
        {text !== undefined && <Text size="sm">{text}</Text>}
        {fields?.(isChecked)}
        <Textarea
          label={intl.formatMessage({ id: 'backOffice.act.reason' })}
          description={intl.formatMessage({ id: 'backOffice.act.reason.hint' })}
          error={
            isChecked &&
            isTooShort &&
            intl.formatMessage({ id: 'backOffice.act.reason.short' }, { count: StaffReasonMin })
          }
          withAsterisk
          required
          autosize
          minRows={2}
          maxRows={6}
          maxLength={StaffReasonMax}
          data-autofocus={fields ? undefined : true}
          autoFocus={hasReasonFocus}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value.replaceAll(/[\r\n\t]+/g, ' '))}
          onKeyDown={submitOnEnter}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={dialog.close} disabled={dialog.isPending}>
            <FormattedMessage id="backOffice.act.cancel" />
          </Button>
          <Button type="submit" loading={dialog.isPending} color={isDangerous ? 'red.9' : undefined}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Enter also confirms a word of an input method, such as Thai or Japanese.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
