// `/contact`: contact form for members and visitors, then the reference number of the message.
import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage } from 'react-intl'
import { useListFaq } from '#generated/hooks/support.ts'
import { Envelope } from '#src/art/Envelope.tsx'
import { BackHome } from '#src/runtime/layout/BackLinks.tsx'
import { island } from '#src/runtime/loading/island.ts'
import { Card } from '#src/ui/content/Card.tsx'
import { Columns } from '#src/ui/content/Columns.tsx'
import { linkClass } from '#src/ui/actions/link.ts'
import { PageHead } from '#src/ui/frames/PageHead.tsx'
import { Skeleton } from '#src/ui/progress/Skeleton.tsx'
import { ContactReceipt, type Receipt } from './ContactReceipt.tsx'

const ContactForm = island(() => import('./ContactForm.tsx').then(({ ContactForm: form }) => form))

export function ContactPage() {
  const [receipt, setReceipt] = useState<Receipt>()
  if (receipt) return <ContactReceipt receipt={receipt} onAgain={() => setReceipt(undefined)} />
  return (
    <>
      <PageHead
        back={<BackHome />}
        title={<FormattedMessage id="support.contact.title" />}
        intro={
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
        }
      />
      <Columns aside={<Answers />}>
        <Suspense fallback={<Skeleton shape="block" className="h-128" />}>
          <ContactForm onSent={setReceipt} />
        </Suspense>
      </Columns>
    </>
  )
}

/**
 * Links to frequent questions, each section with its first question, because their answers may make the message
 * unnecessary.
 */
function Answers() {
  const { data } = useListFaq()
  return (
    <Card as="aside" tone="blush">
      <Envelope className="mb-3 w-20" />
      <h2 className="title-card">
        <FormattedMessage id="support.faq.title" />
      </h2>
      <ul className="mt-2">
        {data.sections.map(({ id, title, items: [first] }) => (
          <li key={id} className="py-1">
            <Link to="/app/faq" hash={id} className={linkClass}>
              {title}
            </Link>
            {first && <p className="hidden text-sm tablet:block">{first.question}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
