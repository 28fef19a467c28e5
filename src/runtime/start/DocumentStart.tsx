// Renders the start of a server-rendered document: its style and the first inline script. React does not hydrate these
// elements; it keeps elements of the head that it does not know.
import { ScriptOnce, useRouterState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import { prepareFormats, preloadWhenNeeded, interactionEvents } from '../loading/deferred.ts'
import { storeStep } from '../posted/posted.ts'
// oxlint-disable-next-line import/default -- the default export is the compiled script
import preHydrationClicks from './preHydrationClicks.ts?script'

/** Places the script before elements that would delay it: an inline script waits for a style sheet that precedes it. */
export function DocumentStart() {
  const { islandFiles, style, posted } = useAppContext()
  const routes = useRouterState({ select: ({ matches }) => matches.map(({ routeId }) => routeId) })
  const files = [...new Set(routes.flatMap((id) => islandFiles?.(id) ?? []))]
  return (
    <>
      {style && 'text' in style && <style dangerouslySetInnerHTML={{ __html: style.text }} />}
      <ScriptOnce>
        {[
          called(preloadWhenNeeded, files, interactionEvents),
          called(prepareFormats),
          ...(posted?.state ? [called(storeStep, posted.state)] : []),
          preHydrationClicks,
        ].join(';')}
      </ScriptOnce>
      {/* Place the style sheet after the script, because the script would otherwise wait for it. */}
      {style &&
        'files' in style &&
        style.files.map((address) => <link key={address} rel="stylesheet" href={address} />)}
    </>
  )
}

/** Serializes a function as the text of a script that calls the function. */
const called = <Given extends unknown[]>(func: (...args: Given) => void, ...args: Given) =>
  `(${func.toString()})(${args.map((each) => JSON.stringify(each)).join()})`
