// Creates static parts of pages, which the server renders and the browser does not hydrate (docs/performance.md).
import { Suspense, type ComponentType, type ReactNode } from 'react'
import { StaticHtml } from './StaticHtml.tsx'
import { useLanguage } from '../app/AppProvider.tsx'
import { optionalPart } from '../loading/island.ts'

/**
 * Creates a static part. The browser loads its code only if the server has not rendered it in the current language.
 * @param load imports the component. It must have no handlers, state or effects
 * @param fallback placeholder until the code has loaded in the browser
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = optionalPart(load)
  return function Static(props) {
    const { locale } = useLanguage()
    return (
      <StaticHtml key={locale}>
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </StaticHtml>
    )
  }
}
