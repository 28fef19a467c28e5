// Form that registers a product: serial number, date and place of purchase, and the receipt.
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { saveProductRegistration } from '#generated/calls/support.ts'
import { useListRegistrableProducts } from '#generated/hooks/support.ts'
import type { PurchasePlace, RegistrableProduct } from '#generated/schema.d.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormDate } from '#src/forms/FormDate.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { FormUploads } from '#src/domain/uploads/FormUploads.tsx'
import { dayProblem } from '#src/domain/purchases/purchaseDay.ts'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useUpload } from '#src/domain/uploads/useUpload.ts'
import { useAppContext } from '#src/runtime/app/AppProvider.tsx'
import { dateAt, dateText } from '#src/runtime/format/dates.ts'
import type { MessageId } from '#src/runtime/language/messages.ts'
import { linkClass } from '#src/ui/actions/link.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { fitsProduct } from './serial.ts'

const places: Readonly<Record<PurchasePlace, MessageId>> = {
  'hub-shop': 'support.register.place.hubShop',
  marketplace: 'support.register.place.marketplace',
  store: 'support.register.place.store',
  gift: 'support.register.place.gift',
  previousOwner: 'support.register.place.previousOwner',
  other: 'support.register.place.other',
}

export function RegisterForm({ chosen }: { chosen: string | undefined }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const { toasts } = useAppContext()
  const { timeZone } = useGetMyMembership().data
  const { items } = useListRegistrableProducts().data
  const begun = items.find(({ id }) => id === chosen)
  const upload = useUpload('registration')
  const form = useContractForm(saveProductRegistration, {
    unsent: { name: 'saveProductRegistration', secret: [] },
    isBlocked: upload.isRunning,
    prepare: async (values) => ({ ...values, proof: upload.ids[0] }),
    check: async ({ product: id, serialNumber = '', purchasedOn }) => {
      const product = items.find((candidate) => candidate.id === id)
      if (!product) return {}
      const { withinDays: days, serialNumberExample: example, serialNumberPattern: pattern } = product
      const problem = dayProblem(purchasedOn ?? '', dateAt(intl, new Date(), timeZone), days)
      return {
        ...(!fitsProduct(serialNumber, pattern) && {
          serialNumber: formatMessage({ id: 'support.register.serial.wrong' }, { example }),
        }),
        ...(problem && { purchasedOn: formatMessage({ id: dayProblems[problem] }, { days }) }),
        ...(upload.isUnfinished && { proof: formatMessage({ id: 'form.upload.unfinished' }) }),
      }
    },
    onRefused: upload.onRefused,
    onSuccess: ({ name, warrantyUntil }) => {
      const date = dateText(intl, warrantyUntil)
      toasts.announce(formatMessage({ id: 'support.register.done' }, { name, date }))
      void navigate({ to: '/products', replace: true })
    },
  })
  const { control, register, error } = form
  const productId = useWatch({ control, name: 'product' })
  const product = items.find(({ id }) => id === productId) ?? begun
  return (
    <Form form={form} button={<FormattedMessage id="support.register.send" />}>
      <FormField
        control={control}
        name="product"
        label={<FormattedMessage id="support.register.product" />}
        hint={product && <Promised product={product} />}
        problem="support.register.product.choose"
      >
        <Select
          {...register('product')}
          defaultValue={begun?.id ?? ''}
          placeholder={formatMessage({ id: 'support.register.product.choose' })}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField
        control={control}
        name="serialNumber"
        label={<FormattedMessage id="support.products.serial" />}
        hint={
          product ? (
            <FormattedMessage
              id="support.register.serial.hint"
              values={{ where: product.serialNumberHint, example: product.serialNumberExample }}
            />
          ) : (
            <FormattedMessage id="support.register.serial.label" />
          )
        }
        problem="support.register.serial.problem"
      >
        <TextInput
          {...register('serialNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
      {error?.reasons.some(({ code }) => code === 'RECEIPT_NEEDED') && <ReceiptWanted />}
      <FormDate
        control={control}
        name="purchasedOn"
        label={formatMessage({ id: 'support.register.day' })}
        hint={product && formatMessage({ id: 'support.register.day.hint' }, { days: product.withinDays })}
      />
      <FormField
        control={control}
        name="purchasedFrom"
        label={<FormattedMessage id="support.register.place" />}
        problem="support.register.place.choose"
      >
        <Select
          {...register('purchasedFrom')}
          defaultValue=""
          placeholder={formatMessage({ id: 'support.register.place.choose' })}
          options={Object.entries(places).map(([value, id]) => ({ value, label: formatMessage({ id }) }))}
        />
      </FormField>
      <FormUploads
        upload={upload}
        control={control}
        name="proof"
        label={<FormattedMessage id="support.register.proof" />}
        hint={<FormattedMessage id="support.register.proof.hint" />}
        maxFiles={1}
      />
    </Form>
  )
}

const dayProblems = {
  future: 'support.register.day.future',
  longAgo: 'support.register.day.longAgo',
} as const satisfies Record<string, MessageId>

const Promised = ({
  product: { warrantyMonths: months, extraMonths: extra },
}: {
  product: RegistrableProduct
}) => <FormattedMessage id="support.register.promise" values={{ months, extra }} />

/** Links to the contact form if an employee has to check the receipt. */
const ReceiptWanted = () => (
  <Notice
    tone="info"
    text={<FormattedMessage id="support.register.receiptWanted" />}
    action={
      <Link to="/contact" className={linkClass}>
        <FormattedMessage id="support.contact.title" />
      </Link>
    }
  />
)
