// Shows a card to share. Shares it as a file if the device can, and otherwise offers it as a download.
import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { useEffect, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getShareCard } from '#generated/calls/games.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import type { CardOfMember } from './cardOfMember.ts'

const fileName = 'card.png'

/** Loads the picture, so that the share sheet opens with the click; browsers reject it after a delay. */
function useFile(url: string): File | undefined {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const answer = await fetch(url, { signal: controller.signal })
      if (answer.ok) setFile(new File([await answer.blob()], fileName, { type: 'image/png' }))
    }
    // Ignore the error: without the file, the panel offers the download.
    load().catch(() => {})
    return () => controller.abort()
  }, [url])
  return file
}

const canShare = (file: File) => 'canShare' in navigator && navigator.canShare({ files: [file] })

export function ShareCardPanel(card: CardOfMember) {
  const { formatMessage } = useIntl()
  // Do not cache the card, because its URL expires.
  const { data } = useSuspenseQuery({ ...getShareCard.query(card), gcTime: 0 })
  const file = useFile(data.url)
  return (
    <div className="mt-4 flex flex-col gap-3">
      <img
        src={data.url}
        alt={formatMessage({ id: 'games.card.alt' }, { title: data.title })}
        width={data.width}
        height={data.height}
        className="block h-auto w-full rounded-card border border-line bg-blush"
      />
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="games.card.hint" />
      </p>
      {file && canShare(file) && (
        <Button
          full
          icon={<Share aria-hidden className="size-5" />}
          onClick={() => {
            // Ignore the error: the member has closed the share sheet, or can still download the picture.
            navigator.share({ files: [file], text: data.title }).catch(() => {})
          }}
        >
          <FormattedMessage id="games.card.share" />
        </Button>
      )}
      <a href={data.url} download={fileName} className={buttonClass({ variant: 'soft', full: true })}>
        <Download aria-hidden className="size-5" />
        <FormattedMessage id="games.card.download" />
      </a>
    </div>
  )
}
