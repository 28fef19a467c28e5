// Form for the country and number of a marketplace order. For a country without a marketplace, the form shows a note
// instead.
import { plainOrderNumber } from '#shared/orderNumber.ts'
import { useState } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useGetIpIsoCode } from '#generated/hooks/platform.ts'
import { saveAmazonOrder } from '#generated/calls/questionnaires.ts'
import { useGetQuestionnaire } from '#generated/hooks/questionnaires.ts'
import type { Input } from '#src/client/call.ts'
import { homeOf } from '#src/domain/contacts/account.ts'
import { Form } from '#src/forms/Form.tsx'
import { FormField } from '#src/forms/FormField.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useAppContext, useLanguage, useStore } from '#src/runtime/app/AppProvider.tsx'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { AfterResultProps } from '../result/AfterResult.tsx'
import { pathsOf } from '../paths.ts'

const elsewhere = 'elsewhere'

export function OrderForm({ questionnaire: { id, screen }, result: { order }, claimCode }: AfterResultProps) {
  const { formatDisplayName, formatMessage } = useIntl()
  const { data } = useGetQuestionnaire({ id })
  const { data: caller } = useGetIpIsoCode()
  const { countryCode } = useAppContext()
  const { locale } = useLanguage()
  const home = useStore(countryCode)
  // The questionnaire store can contain only the three countries that have a site of the brand. For other countries the
  // server derives the country from the IP address (section 3 of the specification).
  const defaultCountry = home === undefined || home === 'EN' ? (caller.isoCode ?? homeOf(locale)) : home
  const [chosen, setChosen] = useState<string>()
  const country = chosen ?? order?.countryCode ?? defaultCountry
  const marketplace = data.marketplaces.find((candidate) => candidate.countryCode === country)
  return (
    <div className="grid grid-cols-1 gap-5">
      <Field label={<FormattedMessage id="questionnaires.order.country" />}>
        <Select
          value={marketplace ? country : elsewhere}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            ...data.marketplaces.map(({ countryCode: value }) => ({
              value,
              label: formatDisplayName(value, { type: 'region' }) ?? value,
            })),
            { value: elsewhere, label: formatMessage({ id: 'questionnaires.order.elsewhere' }) },
          ]}
        />
      </Field>
      {marketplace ? (
        <NumberForm
          key={country}
          id={id}
          screen={screen}
          marketplace={marketplace}
          claimCode={claimCode}
          before={order?.countryCode === country ? order.orderNumber : ''}
        />
      ) : (
        <div role="status">
          <EmptyState
            title={<FormattedMessage id="questionnaires.order.nowhere" />}
            text={<FormattedMessage id="questionnaires.order.nowhere.text" />}
            action={
              <Link to={pathsOf(screen).result} className={buttonClass()}>
                <FormattedMessage id="questionnaires.back" />
              </Link>
            }
          />
        </div>
      )}
    </div>
  )
}

type Body = Omit<Input<'saveAmazonOrder'>, 'id'>

type NumberFormProps = {
  id: string
  screen: AfterResultProps['questionnaire']['screen']
  marketplace: { countryCode: string; name: string; url: string; orderNumberExample: string }
  claimCode: string | undefined
  before: string
}

function NumberForm({ id, screen, marketplace, claimCode, before }: NumberFormProps) {
  const { formatMessage } = useIntl()
  const { toasts } = useAppContext()
  const navigate = useNavigate()
  const { name, url, countryCode, orderNumberExample: example } = marketplace
  const form = useContractForm(
    {
      schema: saveAmazonOrder.schema,
      mutation: {
        mutationKey: saveAmazonOrder.mutation.mutationKey,
        mutationFn: (body: Body) => saveAmazonOrder({ id, ...body }),
      },
    },
    {
      unsent: { name: `order:${id}`, secret: ['claimCode', 'countryCode'] },
      prepare: async ({ orderNumber }): Promise<Body> => ({
        orderNumber: plainOrderNumber(orderNumber),
        countryCode,
        ...(claimCode !== undefined && { claimCode }),
      }),
      onSuccess: () => {
        toasts.announce(formatMessage({ id: 'questionnaires.order.saved' }))
        void navigate({ to: pathsOf(screen).result })
      },
    },
  )
  const { control, register } = form
  return (
    <Form form={form} button={<FormattedMessage id="questionnaires.order.save" />}>
      <FormField
        control={control}
        name="orderNumber"
        label={<FormattedMessage id="questionnaires.order.number" values={{ marketplace: name }} />}
        hint={
          <FormattedMessage
            id="questionnaires.order.hint"
            values={{
              example: <span className="whitespace-nowrap">{example}</span>,
              marketplace: name,
              a: (words) => (
                <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                  {words}
                </a>
              ),
            }}
          />
        }
        problem="questionnaires.order.problem"
      >
        <TextInput
          {...register('orderNumber')}
          defaultValue={before}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FormField>
    </Form>
  )
}
