// Last step of claiming a gift: price, address, and the claim button. If the response is lost, a retry does not claim
// the gift twice, even after a reload.
import { Link, useNavigate } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useGetMyMembership } from '#generated/hooks/membership.ts'
import { ChosenAddress } from '#src/domain/delivery/ChosenAddress.tsx'
import { useFrozen } from '#src/domain/delivery/useFrozen.ts'
import { startMoment } from '#src/runtime/app/moment.ts'
import { CoinAmount } from '#src/runtime/format/CoinAmount.tsx'
import { RefusalNotice } from '#src/runtime/format/RefusalNotice.tsx'
import { ActionBar } from '#src/ui/frames/ActionBar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { Facts } from '#src/ui/content/Facts.tsx'
import { GiftPrice } from '../GiftPrice.tsx'
import { type Claiming, claimMutation } from './claiming.ts'
import { ADDRESS_NOT_SERVED, ALREADY_CLAIMED, NOT_ENOUGH_COINS, PRICE_CHANGED } from '#generated/codes.ts'
import type { CallError } from '#src/client/errors.ts'
import { linkClass } from '#src/ui/actions/link.ts'

type ClaimSummaryProps = { claiming: Claiming; addressId: string | undefined }

export function ClaimSummary({ claiming, addressId }: ClaimSummaryProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: member } = useGetMyMembership()
  const claim = useMutation({
    ...claimMutation(claiming),
    meta: { showsRefusals: true },
    onSuccess: ({ id }) => {
      startMoment(queryClient, id)
      void navigate({ to: '/gifts/reward', search: { gift: id }, replace: true })
    },
  })
  const { coins } = claiming.gift
  const isClaiming = claim.isPending || claim.isSuccess
  const balance = useFrozen(member.coins, isClaiming)
  return (
    <>
      <Card as="section">
        <Facts
          facts={[
            { id: 'price', name: <FormattedMessage id="gifts.price" />, value: <GiftPrice coins={coins} /> },
            ...(coins > 0 && balance >= coins
              ? [
                  {
                    id: 'before',
                    name: <FormattedMessage id="gifts.summary.before" />,
                    value: <CoinAmount coins={balance} size="small" />,
                  },
                  {
                    id: 'after',
                    name: <FormattedMessage id="gifts.summary.after" />,
                    value: <CoinAmount coins={balance - coins} size="small" />,
                    sum: true,
                  },
                ]
              : []),
          ]}
        />
        <ChosenAddress id={addressId} linkTo={claiming.linkTo} />
        <p className="mt-4 text-sm text-ink-soft">
          <FormattedMessage id="gifts.summary.next" />
        </p>
      </Card>
      {claim.error && (
        <RefusalNotice
          error={claim.error}
          timeZone={member.timeZone}
          unsure={<FormattedMessage id="gifts.claim.unsure" />}
          instead={<WayOut error={claim.error} claiming={claiming} />}
        />
      )}
      {(!claim.error?.refusal || claim.error.hasCode(PRICE_CHANGED)) && (
        <ActionBar>
          <Button
            pending={isClaiming}
            pendingLabel={formatMessage({ id: 'form.pending' })}
            onClick={() => addressId !== undefined && claim.mutate(addressId)}
          >
            <FormattedMessage id="gifts.claim.go" values={{ coins }} />
          </Button>
        </ActionBar>
      )}
    </>
  )
}

type WayOutProps = { error: CallError; claiming: Pick<Claiming, 'alternatives' | 'linkTo'> }

/**
 * Link that helps after an error response, for example back to the addresses if the gift is not delivered to the chosen
 * country.
 */
function WayOut({ error, claiming: { alternatives: otherGifts, linkTo } }: WayOutProps) {
  if (error.hasCode(ADDRESS_NOT_SERVED))
    return (
      <Link {...linkTo({ step: 'address' })} className={linkClass}>
        <FormattedMessage id="gifts.claim.address" />
      </Link>
    )
  if (error.hasCode(ALREADY_CLAIMED))
    return (
      <Link to="/gifts/reward" className={linkClass}>
        <FormattedMessage id="gifts.mine.see" />
      </Link>
    )
  return (
    <>
      {error.hasCode(NOT_ENOUGH_COINS) && (
        <Link to="/games/normalCheckIn" className={`${linkClass} mr-4`}>
          <FormattedMessage id="reason.link.coins" />
        </Link>
      )}
      <Link {...otherGifts} className={linkClass}>
        <FormattedMessage id="gifts.claim.others" />
      </Link>
    </>
  )
}
