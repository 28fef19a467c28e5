// Lists the sign-in methods of an account that was inactive for a long time. A code by text message is not offered,
// because the phone number may belong to another person by now.
import { FormattedMessage } from 'react-intl'
import type { RefusalDetail, SignInMethod } from '#generated/schema.d.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

type OtherProofsProps = {
  rejected: { message: string; detail: RefusalDetail }
  /** Called to return to the account step, which offers passkeys and accepts an email address. */
  onChange: () => void
  onOther: (method: SignInMethod) => void
}

export function OtherMethods({ rejected: { message, detail }, onChange, onOther }: OtherProofsProps) {
  const hasReason = (code: string) => detail.reasons.some((reason) => reason.code === code)
  return (
    <div role="status" className="mt-6 flex flex-col gap-3">
      <Notice tone="info" text={message} />
      {hasReason('HAS_PASSWORD') && (
        <Button full onClick={() => onOther('password')}>
          <FormattedMessage id="session.login.byPassword" />
        </Button>
      )}
      {hasReason('HAS_PASSKEY') && (
        <Button full variant="soft" onClick={onChange}>
          <FormattedMessage id="session.login.byPasskey" />
        </Button>
      )}
      {detail.maskedAddress !== undefined && (
        <Button full variant="soft" onClick={onChange}>
          <FormattedMessage
            id="session.login.byEmail"
            values={{ email: <bdi>{detail.maskedAddress}</bdi> }}
          />
        </Button>
      )}
    </div>
  )
}
