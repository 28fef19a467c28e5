// A question for an address: the form of its country, with the same checks as in the address book, and a member's default
// address to begin with.
import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { listAddresses, modifyAddress } from '../../../../generated/calls/addresses.ts'
import { AddressFields } from '../../../forms/AddressFields.tsx'
import { ErrorSummary } from '../../../forms/ErrorSummary.tsx'
import { useAddressCheck } from '../../../forms/useAddressCheck.ts'
import { useZodForm } from '../../../forms/useZodForm.ts'
import { useIsSignedIn } from '../../../runtime/session/useIsSignedIn.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useCountry } from './useCountry.ts'
import { useProblemText } from './useProblemText.ts'

export function AddressStep({ refused, onNext, ...frame }: StepProps) {
  const { form: questionnaire, question, answering } = frame
  const explain = useProblemText()
  const country = useCountry()
  const given = answering.answers.find(({ questionId }) => questionId === question.id)
  const book = useQuery({ ...listAddresses.query(), enabled: useIsSignedIn() && given === undefined })
  const address =
    given?.kind === 'address' ? given.address : book.data?.items.find(({ isDefault }) => isDefault)
  const form = useZodForm({
    schema: modifyAddress.schema,
    draft: { name: `questionnaire-${questionnaire.id}-${question.id}`, secret: [] },
    check: useAddressCheck(),
  })
  // It is sent with the other answers.
  const goOn = form.handleSubmit((valid) => {
    form.forget()
    const answer = { kind: 'address', questionId: question.id, address: valid } as const
    answering.put(question.id, answer)
    onNext(question, answer)
  })
  return (
    <StepFrame
      {...frame}
      onSubmit={goOn}
      next={<FormattedMessage id="questionnaires.form.next" />}
      skip={
        !question.required && (
          <Button
            variant="quiet"
            onClick={() => {
              answering.put(question.id, undefined)
              onNext(question, undefined)
            }}
          >
            <FormattedMessage id="questionnaires.form.skip" />
          </Button>
        )
      }
    >
      {refused && <Notice tone="negative" text={explain(question, refused)} />}
      <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
        {book.isLoading ? (
          <Skeleton shape="block" className="h-96" />
        ) : (
          <AddressFields
            form={form}
            country={address?.countryCode ?? country}
            recipient=""
            {...(address ? { address } : {})}
          />
        )}
      </Suspense>
      <ErrorSummary form={form} />
    </StepFrame>
  )
}
