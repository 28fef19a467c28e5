// Adds to a form what the server has to know where the browser sends it by itself.
import { browserKey } from '../../client/browserId.ts'
import { browserField, formField, usePosted } from './posted.ts'

type HiddenFieldsProps = {
  /** The form's name. */
  form: string
  /** The form asks for a code, or sends one. */
  isOfBrowser?: boolean
}

export function HiddenFields({ form, isOfBrowser = false }: HiddenFieldsProps) {
  const posted = usePosted()
  return (
    <>
      <input type="hidden" name={formField} value={form} />
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
