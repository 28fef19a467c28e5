// Screen of another app: the member's registered products, and a form to register a product.
import { Suspense, useState, type FormEvent } from 'react'
import { codes } from 'members-hub-kit'
import { useListProductRegistrations, useSaveProductRegistration } from 'members-hub-kit/hooks'
import { SaveProductRegistrationBody } from 'members-hub-kit/validators'

export const Products = () => (
  <Suspense fallback="Loading">
    <List />
    <Registration />
  </Suspense>
)

function List() {
  const { data, hasNextPage, fetchNextPage } = useListProductRegistrations()
  const products = data.pages.flatMap(({ items }) => items)
  return (
    <>
      <ul>
        {products.map(({ id, name, serialNumber }) => (
          <li key={id}>
            {name}: {serialNumber}
          </li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </>
  )
}

function Registration() {
  const [problem, setProblem] = useState('')
  const { mutate, error } = useSaveProductRegistration()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const { success, data, error: invalid } = SaveProductRegistrationBody.safeParse(typed)
    const fields = new Set(invalid?.issues.map(({ path }) => path.join('.')))
    setProblem(success ? '' : `Please check: ${[...fields].join(', ')}`)
    if (success) mutate(data)
  }

  const isNumberWrong = error?.hasCode(codes.SERIAL_NUMBER_WRONG)
  return (
    <form onSubmit={submit}>
      <input type="hidden" name="product" value="air-one-pump" />
      <input type="hidden" name="purchasedFrom" value="store" />
      <label>
        Serial number <input name="serialNumber" aria-invalid={isNumberWrong} />
      </label>
      <label>
        Bought on <input name="purchasedOn" type="date" />
      </label>
      <p role="alert">{problem || error?.message}</p>
      <button>Register</button>
    </form>
  )
}
