// Page of the component gallery: index, settings such as language and theme, and the components by group.
import { useEffect, useState } from 'react'
import { contentId, skipClass } from '#src/ui/frames/frames.ts'
import { Wordmark } from '#src/ui/frames/Wordmark.tsx'
import { Index } from './Index.tsx'
import { anchorOf, Piece } from './Piece.tsx'
import { groups } from './pieces.ts'
import { LocaleContext, localeStateOf } from './localeState.tsx'
import { Switches } from './Switches.tsx'
import { addressOf, type View } from './view.ts'

const allThemes = ['day', 'night'] as const
const count = groups.reduce((sum, { pieces }) => sum + pieces.length, 0)

export function Gallery({ first }: { first: View }) {
  const [view, setView] = useState(first)
  useEffect(() => {
    const { dataset, style } = document.documentElement
    dataset.theme = view.theme === 'both' ? 'day' : view.theme
    style.fontSize = `${view.text}%`
    history.replaceState(null, '', addressOf(view) + location.hash)
  }, [view])
  // Scroll to the fragment of the URL: its target did not exist before the first render.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  const themes = view.theme === 'both' ? allThemes : [view.theme]

  return (
    <LocaleContext value={localeStateOf(view.tag)}>
      <a href={`#${contentId}`} className={skipClass}>
        Skip to the components
      </a>
      <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
        <Index groups={groups} />
        <div className="min-w-0">
          <Switches view={view} onChange={setView} />
          <main
            id={contentId}
            tabIndex={-1}
            className="mx-auto max-w-page px-4 pt-8 pb-24 outline-none sm:px-6 md:px-10"
          >
            {view.phone ? (
              // oxlint-disable-next-line react/iframe-missing-sandbox -- the iframe shows this page itself
              <iframe
                title="The gallery, as wide as a phone"
                src={addressOf({ ...view, phone: false }) + location.hash}
                className="mx-auto h-[46.25rem] w-[22.5rem] max-w-full rounded-card border border-line-strong"
              />
            ) : (
              <>
                <header className="mb-14">
                  <Wordmark text="Gallery" className="md:hidden" />
                  <h1 className="mt-4 title-hero md:mt-0">Components of the hub</h1>
                  <p className="mt-3 max-w-read text-ink-soft">
                    {count} components in every state, by day and by night, with the numbers and dates of four
                    languages. A fault that shows here shows on every page that uses the component.
                  </p>
                </header>
                {groups.map((group) => (
                  <section
                    key={group.name}
                    id={`group-${anchorOf(group.name)}`}
                    aria-labelledby={`group-${anchorOf(group.name)}-name`}
                  >
                    <h2 id={`group-${anchorOf(group.name)}-name`} className="pt-20 pb-8 title-page">
                      {group.name}
                    </h2>
                    <div className="grid grid-cols-1 gap-16">
                      {group.pieces.map(({ name, note, Show }) => (
                        <Piece key={name} name={name} note={note} themes={themes}>
                          <Show />
                        </Piece>
                      ))}
                    </div>
                  </section>
                ))}
              </>
            )}
          </main>
        </div>
      </div>
    </LocaleContext>
  )
}
