// Contact form: topic, email address for the reply, message, and files.
import { useWatch, type Control } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { getUserInfo } from '#generated/calls/account.ts'
import { sendContactMessage } from '#generated/calls/support.ts'
import { useListContactTopics } from '#generated/hooks/support.ts'
import type { ContactRequest, UserInfo } from '#generated/schema.d.ts'
import { toEmail } from '#src/domain/contacts/email.ts'
import { FormField } from '#src/forms/FormField.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { attachmentsAtMost, charactersAtMost } from './contact.ts'
import type { Receipt } from './ContactReceipt.tsx'

export function ContactForm({ onSent }: { onSent: (receipt: Receipt) => void }) {
  const { formatMessage } = useIntl()
  // Use the member's data if it is in the cache, without a call: visitors can write as well, and a failed call must not
  // block the form.
  const member = useAppContext().queryClient.getQueryData<UserInfo>(getUserInfo.query().queryKey)
  const { data: topics } = useListContactTopics()
  const upload = useUpload('contact')
  const form = useContractForm(sendContactMessage, {
    unsent: { name: 'contact', secret: [] },
    isBlocked: upload.isRunning,
    prepare: async (values) => ({ ...values, replyTo: toEmail(values.replyTo), attachments: upload.ids }),
    check: async () =>
      upload.isUnfinished ? { attachments: formatMessage({ id: 'form.upload.unfinished' }) } : {},
    onRefused: upload.onRefused,
    onSuccess: ({ reference }) => {
      const { topic, replyTo } = form.getValues()
      const answerInDays = topics.items.find(({ id }) => id === topic)?.answerInDays ?? 1
      onSent({ reference, replyTo: replyTo.trim(), answerInDays })
    },
  })
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="support.contact.send" />}>
      <FormField control={control} name="topic" label={<FormattedMessage id="support.contact.topic" />}>
        <Select
          {...register('topic')}
          defaultValue=""
          placeholder={formatMessage({ id: 'support.contact.topic.choose' })}
          options={topics.items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField control={control} name="text" label={<FormattedMessage id="support.contact.text" />}>
        <TextArea
          {...register('text')}
          maxLength={charactersAtMost}
          className="min-h-40"
          counter={<Counter control={control} />}
        />
      </FormField>
      <FormUploads
        upload={upload}
        control={control}
        name="attachments"
        label={<FormattedMessage id="support.contact.files" />}
        hint={<FormattedMessage id="support.contact.files.hint" values={{ count: attachmentsAtMost }} />}
        maxFiles={attachmentsAtMost}
      />
      <FormField
        control={control}
        name="name"
        label={<FormattedMessage id="session.firstName" />}
        aside={<FormattedMessage id="form.optional" />}
      >
        <TextInput {...register('name')} defaultValue={member?.firstName ?? ''} autoComplete="given-name" />
      </FormField>
      <FormField
        control={control}
        name="replyTo"
        label={<FormattedMessage id="support.contact.replyTo" />}
        hint={<FormattedMessage id="support.contact.replyTo.hint" />}
        problem="support.contact.replyTo.problem"
      >
        <TextInput
          {...register('replyTo')}
          defaultValue={member?.email ?? ''}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
    </Form>
  )
}

/** Shows the number of remaining characters when few are left. */
function Counter({ control }: { control: Control<ContactRequest> }) {
  const left = charactersAtMost - (useWatch({ control, name: 'text' })?.length ?? 0)
  return left < 500 && <FormattedMessage id="support.contact.left" values={{ characters: left }} />
}
