// How a document from the server begins: its style, and the script that runs before any other. React knows nothing of it in the
// browser, and leaves in the head what it does not know.
import { ScriptOnce, useRouterState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import { prepareFormats, preloadWhenNeeded, wakeEvents } from '../loading/deferred.ts'
import { keepStep } from '../posted/posted.ts'
// oxlint-disable-next-line import/default -- the default export is the compiled script
import earlyPresses from './earlyPresses.ts?script'

/** Stands before everything that could hold the script up: one that follows a style sheet waits for it. */
export function DocumentStart() {
  const { islandFiles, style, posted } = useAppContext()
  const routes = useRouterState({ select: ({ matches }) => matches.map(({ routeId }) => routeId) })
  const files = [...new Set(routes.flatMap((id) => islandFiles?.(id) ?? []))]
  return (
    <>
      {style && 'text' in style && <style dangerouslySetInnerHTML={{ __html: style.text }} />}
      <ScriptOnce>
        {[
          called(preloadWhenNeeded, files, wakeEvents),
          called(prepareFormats),
          ...(posted?.state ? [called(keepStep, posted.state)] : []),
          earlyPresses,
        ].join(';')}
      </ScriptOnce>
      {/* After the script, which would wait for it. */}
      {style &&
        'files' in style &&
        style.files.map((address) => <link key={address} rel="stylesheet" href={address} />)}
    </>
  )
}

/** The function as a script that calls it. */
const called = <Given extends unknown[]>(func: (...args: Given) => void, ...args: Given) =>
  `(${func.toString()})(${args.map((each) => JSON.stringify(each)).join()})`
