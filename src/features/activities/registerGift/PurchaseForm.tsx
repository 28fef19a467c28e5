// Form that registers a purchase: order number, date, and pictures of the receipt. When a rejected registration is
// resubmitted, its values are prefilled.
import { plainOrderNumber } from '#shared/orderNumber.ts'
import { useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { registerGift } from '#generated/calls/activities.ts'
import { useListGiftProducts, useListGiftRegistrations } from '#generated/hooks/activities.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import type { GiftProduct } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormDate } from '#src/forms/FormDate.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { dayProblem } from '#src/domain/purchases/purchaseDay.ts'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import { dateAt } from '#src/runtime/format/dates.ts'
import { reasonText } from '#src/runtime/format/reasons.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { picturesAtMost } from './purchase.ts'

const dayProblems = {
  future: 'activities.purchase.day.future',
  longAgo: 'activities.purchase.day.longAgo',
} as const satisfies Record<string, MessageId>

type PurchaseFormProps = { product: GiftProduct; again: string | undefined }

export function PurchaseForm({ product: { id: productId }, again }: PurchaseFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const {
    data: { withinDays: days },
  } = useListGiftProducts()
  const { data: member } = useGetMyMembership()
  const { data: list } = useListGiftRegistrations()
  const before = list.pages.flatMap(({ items }) => items).find(({ id }) => id === again)
  const upload = useUpload('activity')
  const form = useContractForm(registerGift, {
    unsent: { name: `registerGift:${productId}`, secret: [] },
    isBlocked: upload.isRunning,
    prepare: async (values) => ({
      ...values,
      orderNumber: plainOrderNumber(values.orderNumber),
      productId,
      uploadIds: upload.ids,
    }),
    check: async ({ purchasedOn }) => {
      const problem = dayProblem(purchasedOn ?? '', dateAt(intl, new Date(), member.timeZone), days)
      return {
        ...(problem && {
          purchasedOn: formatMessage({ id: dayProblems[problem] }, { days }),
        }),
        ...(upload.isUnfinished && { uploadIds: formatMessage({ id: 'form.upload.unfinished' }) }),
      }
    },
    explain: (reason) => reasonText(intl, reason),
    onRefused: upload.onRefused,
    onSuccess: ({ id }) =>
      void navigate({ to: '/activity/registerGift', search: { registered: id }, replace: true }),
  })
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="activities.purchase.send" />}>
      <FormField
        control={control}
        name="orderNumber"
        label={<FormattedMessage id="activities.purchase.order" />}
        hint={<FormattedMessage id="activities.purchase.order.hint" />}
        problem="activities.purchase.order.problem"
      >
        <TextInput
          {...register('orderNumber')}
          defaultValue={before?.orderNumber ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
      <FormDate
        control={control}
        name="purchasedOn"
        defaultValue={before?.purchasedOn}
        label={formatMessage({ id: 'activities.purchase.day' })}
        hint={formatMessage({ id: 'activities.purchase.day.hint' }, { days })}
      />
      <FormUploads
        upload={upload}
        control={control}
        name="uploadIds"
        problem="activities.purchase.files.missing"
        label={<FormattedMessage id="activities.purchase.files" />}
        hint={
          <FormattedMessage
            id="activities.purchase.files.hint"
            values={{ count: picturesAtMost, size: upload.takes.megabytes }}
          />
        }
        maxFiles={picturesAtMost}
      />
    </Form>
  )
}
