// Start of a server-rendered document: its style, and the first inline script. React does not hydrate it and leaves
// unknown elements in the head.
import { ScriptOnce, useRouterState } from '@tanstack/react-router'
import { useAppContext } from '../app/AppProvider.tsx'
import { prepareFormats, preloadWhenNeeded, wakeEvents } from '../loading/deferred.ts'
import { keepStep } from '../posted/posted.ts'
// oxlint-disable-next-line import/default -- the default export is the compiled script
import earlyPresses from './earlyPresses.ts?script'

/** Must precede elements that delay scripts: an inline script after a style sheet waits for it. */
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
      {/* After the script, which would wait for the style sheet. */}
      {style &&
        'files' in style &&
        style.files.map((address) => <link key={address} rel="stylesheet" href={address} />)}
    </>
  )
}

/** Serializes a function as a script that calls it. */
const called = <Given extends unknown[]>(func: (...args: Given) => void, ...args: Given) =>
  `(${func.toString()})(${args.map((each) => JSON.stringify(each)).join()})`
