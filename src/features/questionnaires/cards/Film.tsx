// Film with captions and a transcript. The transcript is also shown if there is no film yet. The video file loads only
// when the user plays the film.
import { FormattedMessage, useIntl } from 'react-intl'
import type { PackageVideo } from '#generated/schema.d.ts'
import { Drawing } from '#src/runtime/layout/Drawing.tsx'
import { Card } from '#src/ui/content/Card.tsx'
import { captionsAddress } from './captions.ts'

type FilmProps = { film: PackageVideo; level: 2 | 3 }

export function Film({ film: { title, url, picture, seconds, transcript, captions }, level }: FilmProps) {
  const { locale } = useIntl()
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <Card as="article" padding="none">
      {url === null ? (
        <Drawing src={picture} lazy className="aspect-[8/5] max-h-72 w-full bg-blush object-cover" />
      ) : (
        <video
          controls
          playsInline
          preload="none"
          poster={picture}
          aria-label={title}
          className="aspect-video w-full bg-ink object-contain"
        >
          <source src={url} />
          <track default kind="captions" srcLang={locale} label={title} src={captionsAddress(captions)} />
        </video>
      )}
      <div className="p-5 tablet:p-6">
        <Title className="title-card">{title}</Title>
        {url !== null && (
          <p className="mt-1 text-sm text-ink-soft">
            <FormattedMessage id="questionnaires.card.film.length" values={{ seconds }} />
          </p>
        )}
        {url === null && captions.length > 0 ? (
          <ol className="mt-3 grid list-decimal gap-2 pl-5">
            {captions.map(({ from, text }) => (
              <li key={from}>{text}</li>
            ))}
          </ol>
        ) : (
          <p className="mt-3 text-ink-soft">{transcript}</p>
        )}
      </div>
    </Card>
  )
}
