// `/contact`: writing to us, for members and visitors, and afterwards the number that the message goes by.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { Envelope } from '../../art/Envelope.tsx'
import { island } from '../../runtime/island.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContactReceipt, type Receipt } from './ContactReceipt.tsx'

const ContactForm = island(() => import('./ContactForm.tsx').then(({ ContactForm: form }) => form))

export function ContactPage() {
  const [receipt, setReceipt] = useState<Receipt>()
  if (receipt) return <ContactReceipt receipt={receipt} onAgain={() => setReceipt(undefined)} />
  return (
    <>
      <div className="flex items-end justify-between gap-4">
        <h1 className="min-w-0 title-page">
          <FormattedMessage id="support.contact.title" />
        </h1>
        <Envelope className="w-20 shrink-0" />
      </div>
      <p className="mt-2 mb-6 text-ink-soft">
        <FormattedMessage
          id="support.contact.intro"
          values={{
            a: (words) => (
              <Link to="/app/faq" className="font-semibold text-accent underline underline-offset-4">
                {words}
              </Link>
            ),
          }}
        />
      </p>
      <Suspense fallback={<Skeleton shape="block" className="h-128" />}>
        <ContactForm onSent={setReceipt} />
      </Suspense>
    </>
  )
}
