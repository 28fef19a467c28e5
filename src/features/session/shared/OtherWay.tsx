// The way to the other proof, below the button of this one.
import { FormattedMessage } from 'react-intl'
import type { SignInMethod } from '../../../../generated/schema.d.ts'
import { linkClass } from '../../../ui/link.ts'

type OtherWayProps = { to: SignInMethod; isPending?: boolean; onOther: (way: SignInMethod) => void }

export const OtherWay = ({ to, isPending, onOther }: OtherWayProps) => (
  <button
    type="button"
    aria-disabled={isPending}
    className={`${linkClass} mx-auto cursor-pointer`}
    onClick={() => onOther(to)}
  >
    <FormattedMessage id={to === 'code' ? 'session.login.useCode' : 'session.login.usePassword'} />
  </button>
)
