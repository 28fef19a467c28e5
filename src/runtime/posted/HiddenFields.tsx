// Adds to a form what the server has to know where the browser sends it by itself.
import { browserKey } from '#src/client/browserId.ts'
import { useAppContext } from '../app/AppProvider.tsx'
import { browserField, formField, tokenField } from './fields.ts'
import { usePosted } from './posted.ts'

type HiddenFieldsProps = {
  /** The form's name. */
  form: string
  /** The form asks for a code, or sends one. */
  isOfBrowser?: boolean
}

export function HiddenFields({ form, isOfBrowser = false }: HiddenFieldsProps) {
  const posted = usePosted()
  const { formToken } = useAppContext()
  return (
    <>
      <input type="hidden" name={formField} value={form} />
      {/* Only the server knows it. A hydrated form is sent by a script, which needs none. */}
      <input type="hidden" name={tokenField} defaultValue={formToken} suppressHydrationWarning />
      {isOfBrowser && (
        // The server proposes a name; a browser that has one puts it in its place.
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
