// A page whose gifts are not offered to the member: quiet, and it leads on.
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { NoGiftsScene } from '../../../art/scenes/NoGiftsScene.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'

export const NothingOffered = () => (
  <EmptyState
    level={1}
    art={<NoGiftsScene />}
    title={<FormattedMessage id="gifts.nothing" />}
    text={<FormattedMessage id="gifts.nothing.text" />}
    action={
      <Link to="/gifts" className={buttonClass()}>
        <FormattedMessage id="gifts.nothing.go" />
      </Link>
    }
  />
)
