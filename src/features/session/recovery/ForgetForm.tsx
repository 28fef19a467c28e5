// Shows the form for who wants a new password, and what was sent to them. It never tells whether the account exists.
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { sendMailByRecoverPwd } from '../../../../generated/calls/session.ts'
import { toAccount } from '../../../forms/account.ts'
import { Form } from '../../../forms/Form.tsx'
import { useContractForm } from '../../../forms/useContractForm.ts'
import { useCodeSending, useSendCode } from '../../../forms/useSendCode.ts'
import { useLanguage } from '../../../runtime/app/AppProvider.tsx'
import { AccountField } from '../shared/AccountField.tsx'
import { CodeRecovery } from './CodeRecovery.tsx'
import { LinkSent } from './LinkSent.tsx'
import { StepHead } from './StepHead.tsx'

type Asked = { account: string; by: 'link' | 'code' }

export function ForgetForm() {
  const { locale } = useLanguage()
  const [asked, setAsked] = useState<Asked>()
  const code = useSendCode('recover')
  const link = useCodeSending((account) => sendMailByRecoverPwd({ account }))
  // The form only checks the account; then a link or a code is sent, whichever fits it.
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

/** E.164, as the schema let it pass. */
const isPhone = (account: string) => !account.includes('@')
