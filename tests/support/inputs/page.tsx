// Renders every input of src/forms in two forms, without a server, for tests that need the caret, clipboard and
// keyboard of a real browser. `?language=TH` selects the language. The values of the forms are shown below them.
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm, useWatch, type Control, type FieldValues } from 'react-hook-form'
import { modifyAddress } from '#generated/calls/addresses.ts'
import { provideCallContext } from '#src/client/context.ts'
import { languages, localeOf } from '#shared/languages.ts'
import { homeOf } from '#src/domain/contacts/account.ts'
import { AddressFields } from '#src/domain/addresses/AddressFields.tsx'
import { FormDate } from '#src/forms/FormDate.tsx'
import { Form } from '#src/forms/Form.tsx'
import { FormNumber } from '#src/forms/FormNumber.tsx'
import { UnsavedChanges } from '#src/forms/UnsavedChanges.tsx'
import { useAddressCheck } from '#src/domain/addresses/useAddressCheck.ts'
import { useContractForm } from '#src/forms/useContractForm.ts'
import { createAppContext } from '#src/runtime/app/context.ts'
import { AppProvider } from '#src/runtime/app/AppProvider.tsx'
import type { Messages } from '#src/runtime/language/messages.ts'
import '#src/ui/style/theme.css'
import { answer } from './calls.ts'

const pagePath = '/tests/support/inputs/index.html'
const locale = localeOf(new URLSearchParams(location.search).get('language')) ?? 'EN'
const { tag, wire } = languages[locale]
const catalogues = import.meta.glob<Messages>('../../../generated/messages/*.json', { import: 'default' })
const messages = await catalogues[`../../../generated/messages/${tag}.json`]?.()
if (!messages) throw new Error(`Messages for ${tag} not found.`)

const cookies = { get: () => null, set: () => {} }
const app = createAppContext({ cookies, locale, messages, origin: location.origin })
const context = {
  fetch: (request: Request) => answer(request, wire),
  token: () => null,
  language: () => wire,
  openKeys: new Map(),
}
provideCallContext(() => context)
document.documentElement.lang = tag

type Numbers = { amount?: number; count?: number; long?: number; birthday: string | null }

function NumbersForm() {
  const { control } = useForm<Numbers>()
  return (
    <form className="grid gap-5">
      <FormNumber control={control} name="amount" label="Amount" unit="ml" />
      <FormNumber
        control={control}
        name="count"
        label="Count"
        precision={0}
        min={10}
        max={100}
        hint="10–100"
      />
      <FormNumber control={control} name="long" label="Long" precision={20} min={0} />
      <FormDate control={control} name="birthday" label="Birthday" birthday />
      <Held id="numbers" control={control} />
    </form>
  )
}

function AddressForm() {
  const form = useContractForm(modifyAddress, {
    unsent: UnsavedChanges,
    check: useAddressCheck(),
    onSuccess: () => document.body.setAttribute('data-sent', 'true'),
  })
  return (
    <Form form={form} button="Save">
      <AddressFields form={form} country={homeOf(locale)} recipient="" />
      <Held id="address" control={form.control} />
    </Form>
  )
}

/** Shows the values of a form for the test. */
function Held<Values extends FieldValues>({ id, control }: { id: string; control: Control<Values> }) {
  return (
    <output id={id} className="sr-only">
      {JSON.stringify(useWatch({ control }))}
    </output>
  )
}

const staticData = { screen: 'layout' } as const
const root = createRootRoute({ staticData, component: Outlet })
const inputs = createRoute({
  getParentRoute: () => root,
  path: pagePath,
  staticData,
  component: () => (
    <main className="mx-auto grid max-w-form gap-10 p-4">
      <button onClick={() => router.history.push('/elsewhere')}>Elsewhere</button>
      <NumbersForm />
      <Suspense>
        <AddressForm />
      </Suspense>
    </main>
  ),
})
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '/elsewhere',
  staticData,
  component: () => <h1>Elsewhere</h1>,
})
const router = createRouter({ routeTree: root.addChildren([inputs, elsewhere]) })

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <QueryClientProvider client={app.queryClient}>
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>
  </QueryClientProvider>,
)
