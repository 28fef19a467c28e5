// Hidden fields of a form that the browser may post without scripts.
import { browserKey } from '#src/client/browserId.ts'
import { useAppContext } from '../app/AppProvider.tsx'
import { browserField, formField, tokenField } from './fields.ts'
import { usePosted } from './posted.ts'

type HiddenFieldsProps = {
  /** Name of the form. */
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
      {/* Only the server knows the token. A hydrated form is sent by a script, which needs no token. */}
      <input type="hidden" name={tokenField} defaultValue={formToken} suppressHydrationWarning />
      {isOfBrowser && (
        // The server proposes an id; a browser that has an id replaces it.
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
