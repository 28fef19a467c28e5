// Previews of all emails with sample values, which the server renders. Each email is in a frame, because emails have
// their own document.
import { useEffect, useState } from 'react'
import { State, type PieceOfWork } from './Piece.tsx'
import { useLocaleState } from './localeState.tsx'

export const emails: PieceOfWork[] = [
  {
    name: 'Emails',
    note: 'Every email, at the width of a phone. Emails use the theme of the device, and here the theme of the gallery.',
    Show: Emails,
  },
]

const previews = '/inbox/emails'

function Emails() {
  const { tag } = useLocaleState()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const read = async () => {
      const response = await fetch(`${previews}/names`)
      setNames(textsOf(await response.json()))
    }
    // Without a server, the gallery shows no emails.
    void read().catch(() => {})
  }, [])
  return names.map((name) => (
    <State key={name} name={name}>
      <iframe
        loading="lazy"
        title={`Email ${name}`}
        src={`${previews}/${name}/${tag}`}
        sandbox=""
        className="h-96 w-full rounded-panel border border-line-strong"
      />
    </State>
  ))
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
