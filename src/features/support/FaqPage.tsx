// `/app/faq` and `/common/faq`: frequent questions, all of them on one page, and a field that finds hers as she types.
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { FormattedMessage, useIntl } from 'react-intl'
import { Envelope } from '../../art/Envelope.tsx'
import { useListFaqSuspense } from '../../client/support.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { linkClass } from '../../ui/link.ts'
import { TextInput } from '../../ui/TextInput.tsx'
import { matching } from './matching.ts'
import { Question } from './Question.tsx'

export function FaqPage() {
  const { formatMessage } = useIntl()
  // However long ago the page was rendered, it is today's.
  const { data } = useListFaqSuspense(undefined, { query: { staleTime: Infinity } })
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const sections = matching(data.sections, wanted)
  return (
    <>
      <h1 className="title-page">
        <FormattedMessage id="support.faq.title" />
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">
        <FormattedMessage id="support.faq.intro" />
      </p>
      <search>
        <Field label={formatMessage({ id: 'support.faq.search' })}>
          <TextInput
            type="search"
            start={<Search aria-hidden className="size-5" />}
            enterKeyHint="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </Field>
      </search>
      <div aria-live="polite">
        {sections.length === 0 && (
          <EmptyState
            art={<Envelope className="w-32" />}
            title={<FormattedMessage id="support.faq.none" />}
            action={
              <Button variant="soft" onClick={() => setWords('')}>
                <FormattedMessage id="support.faq.all" />
              </Button>
            }
          />
        )}
      </div>
      {sections.map(({ id, title, items }) => (
        <section key={id} aria-labelledby={id} className="mt-10">
          <h2 id={id} className="mb-3 title-card">
            {title}
          </h2>
          <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
            {items.map((item) => (
              <Question key={item.id} {...item} open={wanted !== ''} />
            ))}
          </div>
        </section>
      ))}
      <p className="mt-10 text-center">
        <FormattedMessage
          id="support.faq.contact"
          values={{
            a: (sentence) => (
              <Link to="/contact" className={linkClass}>
                {sentence}
              </Link>
            ),
          }}
        />
      </p>
    </>
  )
}
