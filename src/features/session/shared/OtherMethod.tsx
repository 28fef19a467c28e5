// Button below the submit button that switches to the other sign-in method.
import { FormattedMessage } from 'react-intl'
import type { SignInMethod } from '#generated/schema.d.ts'
import { linkClass } from '#src/ui/actions/link.ts'

/** Hidden field that the form posts to switch to the other method. */
export const otherMethodField = 'otherMethod'

type OtherMethodProps = { to: SignInMethod; isPending?: boolean; onOther: (method: SignInMethod) => void }

export const OtherMethod = ({ to, isPending, onOther }: OtherMethodProps) => (
  <button
    type="submit"
    name={otherMethodField}
    value={to}
    aria-disabled={isPending}
    className={`${linkClass} mx-auto cursor-pointer`}
    onClick={(event) => {
      event.preventDefault()
      if (!isPending) onOther(to)
    }}
  >
    <FormattedMessage id={to === 'code' ? 'session.login.useCode' : 'session.login.usePassword'} />
  </button>
)
