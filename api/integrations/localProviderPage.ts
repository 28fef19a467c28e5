// Renders the sign-in page of the local provider, which accepts any email address.
import { html } from 'hono/html'
import { plainPage } from './plainPage.ts'

export const signInPage = (service: string) =>
  plainPage(
    `Local ${service}`,
    html`<p>
        Simulates ${service} on this development server. Sign in with any email address; no data leaves this
        host.
      </p>
      <form method="post">
        <label>Email address<input type="email" name="email" required autofocus /></label>
        <label><input type="checkbox" name="verified" checked /> The service has verified this address</label>
        <button>Go on to the hub</button>
      </form>`,
    {
      css: `body { max-width: 26rem }
        input[type='email'], button {
          display: block;
          width: 100%;
          box-sizing: border-box;
          font: inherit;
          padding: 0.6rem;
          margin: 0.25rem 0 1rem;
        }`,
    },
  )
