// Renders the hidden fields of a form that the browser may post without scripts.
import { browserKey } from '#src/client/browserId.ts'
import { useAppContext } from '../app/AppProvider.tsx'
import { browserField, formField, tokenField } from './fields.ts'
import { usePosted } from './posted.ts'

type HiddenFieldsProps = {
  /** Name of the form: the name of the operation that the form calls. */
  form: string
  /** True if the form requests or submits a one-time code. */
  isOfBrowser?: boolean
}

export function HiddenFields({ form, isOfBrowser = false }: HiddenFieldsProps) {
  const posted = usePosted()
  const { formToken } = useAppContext()
  return (
    <>
      <input type="hidden" name={formField} value={form} />
      {/* Only the server knows the token. After hydration a script sends the form, and no token is needed. */}
      <input type="hidden" name={tokenField} defaultValue={formToken} suppressHydrationWarning />
      {isOfBrowser && (
        // The server proposes an id; a browser that already has an id replaces the proposed id.
        <input
          type="hidden"
          name={browserField}
          defaultValue={posted?.browser ?? (import.meta.env.SSR ? crypto.randomUUID() : '')}
          data-kept={browserKey}
          suppressHydrationWarning
        />
      )}
    </>
  )
}
