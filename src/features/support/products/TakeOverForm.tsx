// Form that takes over a product with its serial number and the transfer code of its owner.
import type { ReactNode } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { takeOverProduct } from '#generated/calls/support.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { dateText } from '#src/runtime/format/dates.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { transferCodeOf } from './serial.ts'

export function TakeOverForm() {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const { toasts } = useAppContext()
  const form = useContractForm(takeOverProduct, {
    // Exclude the transfer code from the draft, because it is a secret.
    unsent: 'forgotten',
    prepare: async ({ serialNumber, transferCode }) => ({
      serialNumber: serialNumber.trim(),
      transferCode: transferCodeOf(transferCode),
    }),
    explain: ({ code }) =>
      code === 'OWN_ALREADY' ? formatMessage({ id: 'support.register.own' }) : undefined,
    onSuccess: ({ name, warrantyUntil }) => {
      const date = dateText(intl, warrantyUntil)
      toasts.announce(formatMessage({ id: 'support.takeOver.done' }, { name, date }))
      void navigate({ to: '/products', replace: true })
    },
  })
  const { control, register } = form
  const plain = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
  return (
    <Form form={form} button={<FormattedMessage id="support.takeOver.send" />}>
      <FormField
        control={control}
        name="serialNumber"
        label={<FormattedMessage id="support.products.serial" />}
        hint={<FormattedMessage id="support.register.serial.label" />}
        problem="support.register.serial.problem"
      >
        <TextInput {...register('serialNumber')} {...plain} />
      </FormField>
      <FormField
        control={control}
        name="transferCode"
        label={<FormattedMessage id="support.takeOver.code" />}
        hint={<FormattedMessage id="support.takeOver.code.hint" values={{ code: withoutBreaks }} />}
        problem="support.takeOver.code.problem"
      >
        <TextInput {...register('transferCode')} {...plain} />
      </FormField>
    </Form>
  )
}

const withoutBreaks = (code: ReactNode) => <span className="whitespace-nowrap">{code}</span>
