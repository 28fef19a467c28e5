// Shows a card to share, to which the member can add a line. Shares the card as a file if the device can, and otherwise
// offers it as a download.
import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { getShareCard } from '#generated/calls/games.ts'
import { saveFile } from '#src/runtime/downloads/saveFile.ts'
import { Button, buttonClass } from '#src/ui/actions/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { canvasIsExact } from '../uploads/canvasIsExact.ts'
import type { CardOfMember } from './cardOfMember.ts'
import { LinedCard } from './LinedCard.tsx'
import { cleanLine, lineAtMost } from './lineOnCard.ts'

const fileName = 'card.png'

/** Loads the picture, so that the share sheet opens with the click; browsers reject it after a delay. */
function useCardFile(url: string): File | undefined {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const answer = await fetch(url, { signal: controller.signal })
      if (answer.ok) setFile(fileOf(await answer.blob()))
    }
    // Ignore the error: without the file, the panel offers the download.
    load().catch(() => {})
    return () => controller.abort()
  }, [url])
  return file
}

const fileOf = (picture: Blob) => new File([picture], fileName, { type: 'image/png' })

/** Random pixels of a browser that protects against fingerprinting would make noise of the card. */
const canDraw = () => 'Segmenter' in Intl && canvasIsExact()

/** Time in ms after which the browser no longer reads a file that it saves. */
const saved = 60_000

function download(file: File) {
  const address = URL.createObjectURL(file)
  saveFile({ name: fileName, address })
  setTimeout(() => URL.revokeObjectURL(address), saved)
}

const canShare = (file: File) => 'canShare' in navigator && navigator.canShare({ files: [file] })

export function ShareCardPanel(card: CardOfMember) {
  const { formatMessage } = useIntl()
  // Do not cache the card, because its URL expires.
  const { data } = useSuspenseQuery({ ...getShareCard.query(card), gcTime: 0 })
  const plain = useCardFile(data.url)
  const [typed, setTyped] = useState('')
  const [lined, setLined] = useState<{ line: string; file: File }>()
  const line = cleanLine(typed)
  // Offer the picture only if it contains the line as it is now.
  const file = line === '' ? plain : lined?.line === line ? lined.file : undefined
  const image = useRef<HTMLImageElement>(null)
  // On phones, the card opens below the end of the screen. The effect must not return the promise of newer browsers:
  // React would call it when the panel closes.
  useEffect(() => {
    image.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="mt-4 flex flex-col gap-3">
      {plain && line !== '' ? (
        <LinedCard
          card={plain}
          line={line}
          label={formatMessage({ id: 'games.card.alt.line' }, { title: data.title, line })}
          onDrawn={(picture) => setLined({ line, file: fileOf(picture) })}
        />
      ) : (
        <img
          ref={image}
          src={data.url}
          alt={formatMessage({ id: 'games.card.alt' }, { title: data.title })}
          width={data.width}
          height={data.height}
          className="block h-auto w-full rounded-card border border-line bg-blush"
        />
      )}
      {plain && canDraw() && (
        <Field
          label={<FormattedMessage id="games.card.line" />}
          hint={<FormattedMessage id="games.card.line.hint" values={{ count: lineAtMost }} />}
        >
          <TextInput
            maxLength={lineAtMost}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
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
      <a
        href={data.url}
        download={fileName}
        className={buttonClass({ variant: 'soft', full: true })}
        onClick={(event) => {
          if (line === '') return
          event.preventDefault()
          if (file) download(file)
        }}
      >
        <Download aria-hidden className="size-5" />
        <FormattedMessage id="games.card.download" />
      </a>
    </div>
  )
}
