// Form for a forgotten password, and the page that is shown when a link or a code was sent. Neither reveals whether the
// account exists.
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { sendMailByRecoverPwd } from '#generated/calls/session.ts'
import { toAccount } from '#src/domain/contacts/account.ts'
import { Form } from '#src/forms/Form.tsx'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { useCodeSending, useSendCode } from '#src/domain/contacts/useSendCode.ts'
import { useLanguage } from '#src/runtime/app/AppProvider.tsx'
import { AccountField } from '../shared/AccountField.tsx'
import { CodeRecovery } from './CodeRecovery.tsx'
import { StepHead } from './StepHead.tsx'
import { MailSentScene } from '#src/art/scenes/MailSentScene.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { linkClass } from '#src/ui/actions/link.ts'

type Asked = { account: string; by: 'link' | 'code' }

export function ForgetForm() {
  const { locale } = useLanguage()
  const [request, setRequest] = useState<Asked>()
  const code = useSendCode('recover')
  const link = useCodeSending((account) => sendMailByRecoverPwd({ account }))
  // The form only validates the account. Afterwards, a link is sent to an email address, or a code to a phone number.
  const form = useContractForm(
    {
      schema: sendMailByRecoverPwd.schema,
      mutation: { ...sendMailByRecoverPwd.mutation, mutationFn: async () => {} },
    },
    {
      unsent: { name: 'recovery', secret: [] },
      prepare: async ({ account }) => ({ account: await toAccount(account, locale) }),
      onSuccess: () => {},
    },
  )
  const ask = (account: string, by: Asked['by']) => {
    setRequest({ account, by })
    if (by === 'code') code.send(account)
    else link.send(account)
  }

  if (request?.by === 'code' && code.sentTo === request.account)
    return <CodeRecovery account={request.account} code={code} onOther={() => setRequest(undefined)} />
  if (request?.by === 'link' && link.sentTo === request.account)
    return (
      <LinkSent
        account={request.account}
        link={link}
        isSendingCode={code.isPending}
        onCode={() => ask(request.account, 'code')}
        onOther={() => setRequest(undefined)}
      />
    )
  return (
    <>
      <StepHead
        title={<FormattedMessage id="session.recovery.title" />}
        text={<FormattedMessage id="session.recovery.intro" />}
      />
      <Form
        form={form}
        className="mt-6"
        onSubmit={form.handleSubmit(({ account }) => ask(account, isPhone(account) ? 'code' : 'link'))}
        isPending={code.isPending || link.isPending}
        button={<FormattedMessage id="session.recovery.send" />}
      >
        <AccountField control={form.control} register={form.register} name="account" />
      </Form>
    </>
  )
}

/**
 * Returns true for a phone number: the schema guarantees that an account is an email address or an E.164 phone number.
 */
const isPhone = (account: string) => !account.includes('@')

type LinkSentProps = {
  account: string
  link: ReturnType<typeof useCodeSending>
  isSendingCode: boolean
  onCode: () => void
  onOther: () => void
}

/**
 * Page after a link was requested: shows to which email address the link was sent, and alternatives if it does not
 * arrive.
 */
function LinkSent({ account, link, isSendingCode, onCode, onOther }: LinkSentProps) {
  const { formatMessage } = useIntl()
  const pendingLabel = formatMessage({ id: 'form.pending' })
  return (
    <>
      <MailSentScene className="mx-auto mb-4 w-56 max-w-full" />
      <StepHead
        focused
        className="text-center"
        title={<FormattedMessage id="session.recovery.sent" />}
        text={
          <FormattedMessage
            id="session.recovery.sent.text"
            values={{ account: <strong className="wrap-anywhere text-ink">{account}</strong> }}
          />
        }
      />
      <div className="mt-6 grid gap-3">
        {link.secondsLeft > 0 ? (
          <p className="min-h-13 content-center text-center text-ink-soft">
            <FormattedMessage id="session.recovery.wait" values={{ seconds: link.secondsLeft }} />
          </p>
        ) : (
          <Button
            full
            variant="soft"
            pending={link.isPending}
            pendingLabel={pendingLabel}
            onClick={() => link.send(account)}
          >
            <FormattedMessage id="session.recovery.again" />
          </Button>
        )}
        <Button full variant="quiet" pending={isSendingCode} pendingLabel={pendingLabel} onClick={onCode}>
          <FormattedMessage id="session.recovery.code" />
        </Button>
        <button type="button" className={`${linkClass} cursor-pointer justify-self-center`} onClick={onOther}>
          <FormattedMessage id="session.recovery.other" />
        </button>
      </div>
    </>
  )
}
