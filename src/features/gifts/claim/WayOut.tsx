// Shows what to do after a claim was refused: each refusal leads on.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { ADDRESS_NOT_SERVED, ALREADY_CLAIMED, NOT_ENOUGH_COINS } from '../../../../generated/codes.ts'
import type { CallError } from '../../../client/errors.ts'
import { linkClass } from '../../../ui/link.ts'
import type { Claiming } from './claiming.ts'

type WayOutProps = { error: CallError; claiming: Pick<Claiming, 'others' | 'linkTo'> }

export function WayOut({ error, claiming: { others, linkTo } }: WayOutProps) {
  if (error.is(ADDRESS_NOT_SERVED))
    return (
      <Link {...linkTo({ step: 'address' })} className={linkClass}>
        <FormattedMessage id="gifts.claim.address" />
      </Link>
    )
  if (error.is(ALREADY_CLAIMED))
    return (
      <Link to="/gifts/reward" className={linkClass}>
        <FormattedMessage id="gifts.mine.see" />
      </Link>
    )
  return (
    <>
      {error.is(NOT_ENOUGH_COINS) && (
        <Link to="/games/normalCheckIn" className={`${linkClass} mr-4`}>
          <FormattedMessage id="reason.link.coins" />
        </Link>
      )}
      <Link {...others} className={linkClass}>
        <FormattedMessage id="gifts.claim.others" />
      </Link>
    </>
  )
}
