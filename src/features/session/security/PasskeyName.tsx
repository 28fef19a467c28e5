// Form that renames a passkey.
import { FormattedMessage } from 'react-intl'
import { renamePasskey } from '#generated/calls/session.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

type PasskeyNameProps = { id: string; name: string | null; onSaved: () => void }

export function PasskeyName({ id, name, onSaved }: PasskeyNameProps) {
  const naming = {
    schema: renamePasskey.schema,
    mutation: {
      ...renamePasskey.mutation,
      mutationFn: (body: { name: string }) => renamePasskey({ ...body, id }),
    },
  }
  const form = useContractForm(naming, { unsent: 'forgotten', onSuccess: onSaved })
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="session.passkey.save" />}>
      <FormField
        control={control}
        name="name"
        label={<FormattedMessage id="session.passkey.name" />}
        problem="session.passkey.name.problem"
      >
        <TextInput {...register('name')} defaultValue={name ?? undefined} autoComplete="off" />
      </FormField>
    </Form>
  )
}
