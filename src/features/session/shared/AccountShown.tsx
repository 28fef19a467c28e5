// Shows the account that the user has typed, with a button to change it. The account is in a form field, so that
// password managers can read it.
import { FormattedMessage, useIntl } from 'react-intl'
import { linkClass } from '#src/ui/actions/link.ts'

type AccountShownProps = { account: string; onChange?: () => void }

export function AccountShown({ account, onChange }: AccountShownProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-panel bg-blush pr-2 pl-4">
      <input
        readOnly
        name="account"
        value={account}
        autoComplete="username"
        aria-label={formatMessage({ id: 'session.account' })}
        className="w-full min-w-0 flex-1 bg-transparent text-ellipsis outline-offset-4"
      />
      {onChange && (
        <button type="button" className={`${linkClass} cursor-pointer px-2`} onClick={onChange}>
          <FormattedMessage id="session.login.change" />
        </button>
      )}
    </div>
  )
}
