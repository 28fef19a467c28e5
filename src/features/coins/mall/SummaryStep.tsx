// Last step: what it costs, where it goes, and the one press. The server decides whether it can be had; until its answer has
// been seen, pressing again redeems nothing twice, also after a reload.
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { listAddresses } from '../../../../generated/calls/addresses.ts'
import { getMallProduct, redeemMallProduct } from '../../../../generated/calls/coins.ts'
import { getMyMembership } from '../../../../generated/calls/membership.ts'
import type { CallError } from '../../../client/errors.ts'
import { Reasons } from '../../../runtime/format/Reasons.tsx'
import { failureText } from '../../../runtime/notices/failure.ts'
import { ActionBar } from '../../../ui/ActionBar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Columns } from '../../../ui/Columns.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { linkClass } from '../../../ui/link.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { CoinAmount } from '../CoinAmount.tsx'
import { AddressText } from './AddressText.tsx'
import { ChosenProduct } from './ChosenProduct.tsx'
import { MallHead } from './MallHead.tsx'

type SummaryStepProps = { productId: string; addressId: string | undefined }

export function SummaryStep({ productId, addressId }: SummaryStepProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { data: product } = useSuspenseQuery(getMallProduct.query({ id: productId }))
  const { data: member } = useSuspenseQuery(getMyMembership.query())
  const redeem = useMutation({
    ...redeemMallProduct.mutation,
    meta: { showsRefusals: true },
    onSuccess: ({ redemption }) =>
      void navigate({ to: '/pointsMall', search: { redemption: redemption.id }, replace: true }),
  })
  const isParcel = product.delivery === 'parcel'
  const after = member.coins - product.price
  return (
    <>
      <MallHead
        title={<FormattedMessage id="coins.summary.title" />}
        up={{ search: { product: productId }, label: product.name }}
      />
      <Columns aside={<ChosenProduct product={product} />}>
        <Card as="section">
          <Facts
            facts={[
              {
                id: 'price',
                name: <FormattedMessage id="coins.mall.price" />,
                value: <CoinAmount coins={product.price} size="small" />,
              },
              {
                id: 'before',
                name: <FormattedMessage id="coins.summary.before" />,
                value: <CoinAmount coins={member.coins} size="small" />,
              },
              ...(after < 0
                ? []
                : [
                    {
                      id: 'after',
                      name: <FormattedMessage id="coins.summary.after" />,
                      value: <CoinAmount coins={after} size="small" />,
                      sum: true,
                    },
                  ]),
            ]}
          />
          {isParcel ? (
            <Destination productId={productId} addressId={addressId} />
          ) : (
            <p className="mt-4 text-ink-soft">
              <FormattedMessage id="coins.summary.voucher" />
            </p>
          )}
        </Card>
        {redeem.error && <Failure error={redeem.error} timeZone={member.timeZone} />}
        {!redeem.error?.refusal && (
          <ActionBar>
            <Button
              pending={redeem.isPending || redeem.isSuccess}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => redeem.mutate({ productId, ...(isParcel && { addressId }) })}
            >
              <FormattedMessage id="coins.redeem" values={{ coins: product.price }} />
            </Button>
          </ActionBar>
        )}
      </Columns>
    </>
  )
}

function Destination({ productId, addressId }: SummaryStepProps) {
  const { data: book } = useSuspenseQuery(listAddresses.query())
  const address = book.items.find(({ id }) => id === addressId)
  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">
          <FormattedMessage id="coins.summary.to" />
        </h2>
        <Link
          to="/pointsMall"
          search={{ product: productId, step: 'address', address: addressId }}
          className={linkClass}
        >
          <FormattedMessage id="coins.summary.change" />
        </Link>
      </div>
      {address && <AddressText address={address} />}
    </div>
  )
}

/** A refusal costs nothing; where no answer came nobody knows yet, and pressing again finds out. */
function Failure({ error, timeZone }: { error: CallError; timeZone: string }) {
  const intl = useIntl()
  return (
    <div role="alert">
      <Notice
        kind="negative"
        title={failureText(error, intl)}
        text={!error.refusal && <FormattedMessage id="coins.redeem.unsure" />}
        action={
          error.refusal && (
            <>
              <Reasons eligibility={{ ...error.refusal.data, reasons: error.reasons }} timeZone={timeZone} />
              <Link to="/pointsMall" className={linkClass}>
                <FormattedMessage id="coins.redeem.others" />
              </Link>
            </>
          )
        }
      />
    </div>
  )
}
