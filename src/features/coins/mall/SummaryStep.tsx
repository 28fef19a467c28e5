// Last step of a redemption: price, address, and the button that redeems the product. If the response is lost, a retry
// does not redeem the product twice, even after a reload.
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useQueryClient } from '@tanstack/react-query'
import { PRICE_CHANGED } from '#generated/codes.ts'
import { useGetMallProduct, useRedeemMallProduct } from '#generated/hooks/coins.ts'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { ChosenAddress } from '#src/domain/delivery/ChosenAddress.tsx'
import { ChosenProduct } from '#src/domain/delivery/ChosenProduct.tsx'
import { startMoment } from '#src/runtime/app/moment.ts'
import { SummaryStepCount } from '#src/domain/delivery/StepCount.tsx'
import { useFrozen } from '#src/domain/delivery/useFrozen.ts'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { linkToStep } from './DeliverySteps.tsx'
import { MallHead } from './MallHead.tsx'

type SummaryStepProps = { productId: string; addressId: string | undefined }

export function SummaryStep({ productId, addressId }: SummaryStepProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: product } = useGetMallProduct({ id: productId })
  const { name, picture, price } = product
  const { data: member } = useGetMyMembership()
  const redeem = useRedeemMallProduct({
    meta: { showsRefusals: true },
    onSuccess: ({ redemption }) => {
      startMoment(queryClient, redemption.id)
      void navigate({ to: '/pointsMall', search: { redemption: redemption.id }, replace: true })
    },
  })
  const isParcel = product.delivery === 'parcel'
  const isRedeeming = redeem.isPending || redeem.isSuccess
  const balance = useFrozen(member.coins, isRedeeming)
  const after = balance - price
  return (
    <>
      <MallHead
        title={<FormattedMessage id="coins.summary.title" />}
        intro={isParcel && <SummaryStepCount address={addressId} />}
        up={{ search: { product: productId }, label: name }}
      />
      <Columns
        late
        aside={
          <ChosenProduct name={name} picture={picture} price={<CoinAmount coins={price} />} step="summary" />
        }
        asideFirst
      >
        <Card as="section">
          <Facts
            facts={[
              {
                id: 'price',
                name: <FormattedMessage id="coins.mall.price" />,
                value: <CoinAmount coins={price} size="small" />,
              },
              {
                id: 'before',
                name: <FormattedMessage id="coins.summary.before" />,
                value: <CoinAmount coins={balance} size="small" />,
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
            <ChosenAddress id={addressId} linkTo={linkToStep(productId)} />
          ) : (
            <p className="mt-4 text-ink-soft">
              <FormattedMessage id="coins.summary.voucher" />
            </p>
          )}
        </Card>
        {redeem.error && (
          <RefusalNotice
            error={redeem.error}
            timeZone={member.timeZone}
            unsure={<FormattedMessage id="coins.redeem.unsure" />}
            instead={
              <Link to="/pointsMall" className={linkClass}>
                <FormattedMessage id="coins.redeem.others" />
              </Link>
            }
          />
        )}
        {(!redeem.error?.refusal || redeem.error.hasCode(PRICE_CHANGED)) && (
          <ActionBar>
            <Button
              pending={isRedeeming}
              pendingLabel={formatMessage({ id: 'form.pending' })}
              onClick={() => redeem.mutate({ productId, price, ...(isParcel && { addressId }) })}
            >
              <FormattedMessage id="coins.redeem" values={{ coins: price }} />
            </Button>
          </ActionBar>
        )}
      </Columns>
    </>
  )
}
