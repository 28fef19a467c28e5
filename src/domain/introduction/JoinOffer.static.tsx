// Offer to join, with the first coins. Static part: it has no handlers and no state.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { introductionQuery } from './introduction.ts'

type JoinOfferProps = {
  /** Query of the sign-in page, so that the new member returns to the page that led here. */
  search: { redirect?: string }
}

export function JoinOffer({ search }: JoinOfferProps) {
  const { data } = useQuery(introductionQuery())
  return (
    <>
      {data && (
        <p className="mt-2 text-ink-soft">
          <FormattedMessage
            id="membership.intro.text"
            values={{ join: data.joinCoins, checkIn: data.checkInCoins }}
          />
        </p>
      )}
      <Link to="/registration" search={search} className={buttonClass({ full: true }) + ' mt-5'}>
        {data ? (
          <FormattedMessage id="membership.intro.join" values={{ coins: data.joinCoins }} />
        ) : (
          <FormattedMessage id="session.registration.title" />
        )}
      </Link>
    </>
  )
}
