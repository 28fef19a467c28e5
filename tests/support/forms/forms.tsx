// Lists all forms of the hub by file, each with the properties that it needs to render.
import { useListGiftProducts } from '#generated/hooks/activities.ts'
import { useListRights } from '#generated/hooks/membership.ts'
import {
  useGetQuestionnaire,
  useGetQuestionnaireResult,
  useListQuestionnaires,
} from '#generated/hooks/questionnaires.ts'
import { useGetUserInfo } from '#generated/hooks/account.ts'
import { PlaceForm } from '#src/features/activities/event/PlaceForm.tsx'
import { InvitationForm } from '#src/features/activities/join/InvitationForm.tsx'
import { PurchaseForm } from '#src/features/activities/registerGift/PurchaseForm.tsx'
import { ProofForm } from '#src/features/membership/rights/ProofForm.tsx'
import { BabyForm } from '#src/features/profile/babies/BabyForm.tsx'
import { NewAccount } from '#src/features/profile/contact/NewAccount.tsx'
import { ProfileForm } from '#src/features/profile/edit/ProfileForm.tsx'
import { AddressStep } from '#src/features/questionnaires/form/AddressStep.tsx'
import { OrderForm } from '#src/features/questionnaires/order/OrderForm.tsx'
import { CodeForm } from '#src/features/questionnaires/result/CodeForm.tsx'
import { ReviewForm } from '#src/features/questionnaires/review/ReviewForm.tsx'
import { CodeLogin } from '#src/features/session/login/CodeLogin.tsx'
import { PasswordLogin } from '#src/features/session/login/PasswordLogin.tsx'
import { CodeRecovery } from '#src/features/session/recovery/CodeRecovery.tsx'
import { ForgetForm } from '#src/features/session/recovery/ForgetForm.tsx'
import { LinkRecovery } from '#src/features/session/recovery/LinkRecovery.tsx'
import { RegistrationForm } from '#src/features/session/registration/RegistrationForm.tsx'
import { ChangePassword } from '#src/features/session/security/ChangePassword.tsx'
import { FirstPassword } from '#src/features/session/security/FirstPassword.tsx'
import { AuthenticatorSetup } from '#src/features/session/security/AuthenticatorSetup.tsx'
import { SecondFactor } from '#src/features/session/shared/SecondFactor.tsx'
import { PasskeyName } from '#src/features/session/security/PasskeyName.tsx'
import { AccountStep } from '#src/features/session/shared/AccountStep.tsx'
import { SocialCode } from '#src/features/session/socialReturn/SocialCode.tsx'
import { SocialJoin } from '#src/features/session/socialReturn/SocialJoin.tsx'
import { SocialPassword } from '#src/features/session/socialReturn/SocialPassword.tsx'
import { ContactForm } from '#src/features/support/contact/ContactForm.tsx'
import { RegisterForm } from '#src/features/support/products/RegisterForm.tsx'
import { TakeOverForm } from '#src/features/support/products/TakeOverForm.tsx'
import { AddressForm } from '#src/domain/addresses/AddressForm.tsx'
import { useSendCode } from '#src/domain/contacts/useSendCode.ts'

const nothing = () => {}
const account = 'mali@example.com'
const step = { account, method: 'code', methods: ['code', 'password'] } as const
const social = { ticket: 'a-ticket', onRefused: nothing, onSignedIn: nothing }
const login = { step: { ...step, methods: [...step.methods] }, onChange: nothing, onOther: nothing }
const signingIn = { ...login, onClosing: nothing, onSecondFactor: nothing, onSignedIn: nothing }
const ticket = {
  ticket: 'a-ticket',
  provider: 'google',
  email: account,
  expiresInSeconds: 600,
  firstName: 'Mali',
  lastName: null,
} as const

const useUser = () => useGetUserInfo().data
function useSent() {
  const [questionnaire] = useListQuestionnaires().data.items
  if (!questionnaire) throw new Error('Questionnaire not found.')
  const { data: result } = useGetQuestionnaireResult({ id: questionnaire.id })
  return { questionnaire, result, claimCode: undefined }
}

export const forms = {
  'features/activities/event/PlaceForm.tsx': () => <PlaceForm activityId="walk" isFull={false} />,
  'features/activities/join/InvitationForm.tsx': () => (
    <InvitationForm activityId="walk" onJoined={nothing} />
  ),
  'features/activities/registerGift/PurchaseForm.tsx': function Purchase() {
    const [product] = useListGiftProducts().data.items
    return product && <PurchaseForm product={product} again={undefined} />
  },
  'features/membership/rights/ProofForm.tsx': function Proof() {
    const { items } = useListRights().data
    return <ProofForm rights={items} chosen={undefined} onSent={nothing} onRefused={nothing} />
  },
  'features/profile/babies/BabyForm.tsx': () => <BabyForm today="2026-11-21" onSaved={nothing} />,
  'features/profile/contact/NewAccount.tsx': () => (
    <NewAccount kind="email" user={useUser()} onProven={nothing} />
  ),
  'features/profile/edit/ProfileForm.tsx': () => <ProfileForm user={useUser()} />,
  'features/questionnaires/form/AddressStep.tsx': function Parcel() {
    const { questionnaire } = useSent()
    const { data: form } = useGetQuestionnaire({ id: questionnaire.id })
    const question = form.pages.flatMap(({ questions }) => questions)[0]
    if (!question) throw new Error('Question not found.')
    const answering = { answers: [], put: nothing, flush: async () => {}, end: nothing }
    return (
      <AddressStep
        screen="questionnaire"
        form={form}
        question={question}
        hasChanged={false}
        onSeen={nothing}
        onNext={nothing}
        previous={undefined}
        refused={undefined}
        restUntil={0}
        answering={{ ...answering, saved: 'none' }}
      />
    )
  },
  'features/questionnaires/order/OrderForm.tsx': () => <OrderForm {...useSent()} />,
  'features/questionnaires/result/CodeForm.tsx': CodeForm,
  'features/questionnaires/review/ReviewForm.tsx': () => <ReviewForm {...useSent()} />,
  'features/session/login/CodeLogin.tsx': () => <CodeLogin {...signingIn} code={useSendCode('login')} />,
  'features/session/login/PasswordLogin.tsx': () => (
    <PasswordLogin {...signingIn} filledIn="" isSending={false} />
  ),
  'features/session/recovery/CodeRecovery.tsx': () => (
    <CodeRecovery account={account} code={useSendCode('recover')} onOther={nothing} />
  ),
  'features/session/recovery/ForgetForm.tsx': ForgetForm,
  'features/session/recovery/LinkRecovery.tsx': () => <LinkRecovery token={'x'.repeat(43)} />,
  'features/session/registration/RegistrationForm.tsx': () => <RegistrationForm redirect={undefined} />,
  'features/session/security/ChangePassword.tsx': () => <ChangePassword account={account} />,
  'features/session/security/FirstPassword.tsx': () => <FirstPassword account={account} />,
  'features/session/security/PasskeyName.tsx': () => (
    <PasskeyName id="passkey" name={null} onSaved={nothing} />
  ),
  'features/session/security/AuthenticatorSetup.tsx': () => (
    <AuthenticatorSetup
      setup={{ secret: 'A'.repeat(32), uri: 'otpauth://totp/hub', expiresInSeconds: 600 }}
      onClose={nothing}
      onConfirmed={nothing}
    />
  ),
  'features/session/shared/SecondFactor.tsx': () => (
    <SecondFactor
      step={{ ticket: 'x'.repeat(43), methods: ['authenticator'], given: 'code' }}
      onChange={nothing}
      onGone={nothing}
      onSignedIn={nothing}
    />
  ),
  'features/session/shared/AccountStep.tsx': () => (
    <AccountStep isPending={false} onPassword={nothing} onReady={nothing} />
  ),
  'features/session/socialReturn/SocialCode.tsx': () => (
    <SocialCode {...social} account={account} code={useSendCode('login')} />
  ),
  'features/session/socialReturn/SocialJoin.tsx': () => (
    <SocialJoin {...social} ticket={ticket} isOther={false} onMember={nothing} />
  ),
  'features/session/socialReturn/SocialPassword.tsx': () => (
    <SocialPassword {...social} otherAccount={{}} filledIn="" />
  ),
  'features/support/contact/ContactForm.tsx': () => <ContactForm onSent={nothing} />,
  'features/support/products/RegisterForm.tsx': () => <RegisterForm chosen={undefined} />,
  'features/support/products/TakeOverForm.tsx': TakeOverForm,
  'domain/addresses/AddressForm.tsx': () => <AddressForm address={undefined} isFirst onSaved={nothing} />,
}
