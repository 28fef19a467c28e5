// Question for an address. The user selects a saved address, initially the default address, or fills in the address
// form of the country. The validation is the same as in the address book.
import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { listAddresses, modifyAddress } from '#generated/calls/addresses.ts'
import type { Address, PostalAddress } from '#generated/schema.d.ts'
import { AddressFields } from '#src/domain/addresses/AddressFields.tsx'
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx'
import { useAddressCheck } from '#src/domain/addresses/useAddressCheck.ts'
import { useZodForm } from '#src/forms/useZodForm.ts'
import { useIsSignedIn } from '#src/runtime/session/useIsSignedIn.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { another, SavedAddresses } from './SavedAddresses.tsx'
import { useLeaving } from './ClickedChoice.tsx'
import { isSameAddress, postalOf } from './postalAddress.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useCountry } from './useCountry.ts'
import { useProblemText } from './useProblemText.ts'

export function AddressStep({ refused, onNext, ...frame }: StepProps) {
  const { form: questionnaire, question, answering } = frame
  const explain = useProblemText()
  const country = useCountry()
  const answer = answering.answers.find(({ questionId }) => questionId === question.id)
  const answerAddress = answer?.kind === 'address' ? answer.address : undefined
  const book = useQuery({ ...listAddresses.query(), enabled: useIsSignedIn() })
  const saved = book.data?.items ?? []
  const usual = usualOf(saved, answerAddress)
  const [picked, setPicked] = useState(refused === undefined ? undefined : another)
  const chosen = picked ?? usual?.id ?? another
  /** Saved address that lacks required parts, which the user adds in this step. */
  const [incomplete, setIncomplete] = useState<Address>()
  const { isLeaving, leave, stay } = useLeaving()
  const check = useAddressCheck()
  const form = useZodForm({
    schema: modifyAddress.schema,
    draft: { name: `questionnaire-${questionnaire.id}-${question.id}`, secret: [] },
    check,
  })

  // Store the address in the answers without a call, because it is sent together with the other answers.
  function take(address: PostalAddress, pressedAt?: number) {
    const newAnswer = { kind: 'address', questionId: question.id, address } as const
    answering.put(question.id, newAnswer)
    onNext(question, newAnswer, pressedAt)
  }
  async function takeSaved(address: Address, pressedAt?: number) {
    const postal = postalOf(address)
    // If the rules of the country cannot be loaded, for example offline, only the server validates the address.
    const problems = await check(postal).catch(() => ({}))
    if (Object.keys(problems).length === 0) return take(postal, pressedAt)
    stay()
    setIncomplete(address)
    setPicked(another)
  }
  const goOn = form.handleSubmit((valid) => {
    form.forget()
    take(valid)
  })
  function skip() {
    answering.put(question.id, undefined)
    onNext(question, undefined)
  }
  const savedAddress = saved.find(({ id }) => id === chosen)
  const begun = incomplete ?? unsavedOf(answerAddress, usual)
  return (
    <StepFrame
      {...frame}
      isLeaving={isLeaving}
      isPressed={savedAddress !== undefined}
      onSubmit={() => (savedAddress ? takeSaved(savedAddress) : goOn())}
      next={<FormattedMessage id="questionnaires.form.next" />}
      skip={!question.required && <SkipButton onClick={skip} />}
    >
      {refused && <Notice tone="negative" text={explain(question, refused)} />}
      <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
        {book.isLoading ? (
          <Skeleton shape="block" className="h-96" />
        ) : (
          <>
            {saved.length > 0 && (
              <SavedAddresses
                addresses={saved}
                chosen={chosen}
                onChange={setPicked}
                onPress={(address) => leave((pressedAt) => void takeSaved(address, pressedAt))}
              />
            )}
            {!savedAddress && (
              <AddressFields
                key={incomplete?.id}
                form={form}
                country={begun?.countryCode ?? country}
                recipient=""
                {...(begun ? { address: begun } : {})}
              />
            )}
          </>
        )}
      </Suspense>
      {!savedAddress && <ErrorSummary form={form} />}
    </StepFrame>
  )
}

/** Returns the saved address to select initially: the address in the answer, otherwise the default address. */
function usualOf(saved: readonly Address[], answerAddress: PostalAddress | undefined): Address | undefined {
  if (answerAddress) return saved.find((address) => isSameAddress(address, answerAddress))
  return saved.find(({ isDefault }) => isDefault) ?? saved[0]
}

/** Returns the address that the user has typed earlier in this step; the fields of a new address are empty. */
const unsavedOf = (answerAddress: PostalAddress | undefined, usual: Address | undefined) =>
  usual ? undefined : answerAddress

const SkipButton = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" onClick={onClick}>
    <FormattedMessage id="questionnaires.form.skip" />
  </Button>
)
