// Who wants a new password, and what was sent to her. Whether the account is anybody's, none of it tells.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { sendMailByRecoverPwd, sessionSchemas } from '../../client/session.ts'
import { toAccount } from '../../forms/account.ts'
import { FormFoot } from '../../forms/FormFoot.tsx'
import { useContractForm } from '../../forms/useContractForm.ts'
import { useCodeSending, useSendCode } from '../../forms/useSendCode.ts'
import { useLanguage } from '../../runtime/HubContext.tsx'
import { AccountField } from './AccountField.tsx'
import { CodeRecovery } from './CodeRecovery.tsx'
import { LinkSent } from './LinkSent.tsx'
import { StepHead } from './StepHead.tsx'

type Asked = { account: string; by: 'link' | 'code' }

export function ForgetForm() {
  const { locale } = useLanguage()
  const [asked, setAsked] = useState<Asked>()
  const code = useSendCode('recover')
  const link = useCodeSending((account) => sendMailByRecoverPwd({ account }))
  const form = useContractForm({
    schema: () => sessionSchemas().then(({ SendMailByRecoverPwdBody }) => SendMailByRecoverPwdBody),
    // Nothing is sent by the form itself: what fits the account is.
    mutation: { mutateAsync: async () => {}, isPending: link.isPending },
    prepare: async ({ account }) => ({ account: await toAccount(account, locale) }),
    draft: { name: 'recovery', secret: [] },
    onSuccess: () => {},
  })
  const ask = (account: string, by: Asked['by']) => {
    setAsked({ account, by })
    if (by === 'code') code.send(account)
    else link.send(account)
  }

  if (asked?.by === 'code' && code.sentTo === asked.account)
    return <CodeRecovery account={asked.account} code={code} onOther={() => setAsked(undefined)} />
  if (asked?.by === 'link' && link.sentTo === asked.account)
    return (
      <LinkSent
        account={asked.account}
        link={link}
        isSendingCode={code.isPending}
        onCode={() => ask(asked.account, 'code')}
        onOther={() => setAsked(undefined)}
      />
    )
  return (
    <>
      <StepHead
        title={<FormattedMessage id="session.recovery.title" />}
        text={<FormattedMessage id="session.recovery.intro" />}
      />
      <form
        noValidate
        method="post"
        className="mt-6 grid gap-5"
        onSubmit={form.handleSubmit(({ account }) => ask(account, isPhone(account) ? 'code' : 'link'))}
      >
        <AccountField control={form.control} register={form.register} name="account" />
        <FormFoot form={form} isPending={code.isPending}>
          <FormattedMessage id="session.recovery.send" />
        </FormFoot>
      </form>
    </>
  )
}

/** E.164, as the schema let it pass. */
const isPhone = (account: string) => !account.includes('@')
