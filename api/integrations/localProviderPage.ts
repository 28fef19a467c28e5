// The local provider's sign-in page: one types who to be.
import { html } from 'hono/html'

export const signInPage = (service: string) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Local ${service}</title>
      <style>
        body {
          font: 16px/1.6 system-ui;
          max-width: 26rem;
          margin: 2rem auto;
          padding: 0 1rem;
          color-scheme: light dark;
        }
        input[type='email'],
        button {
          display: block;
          width: 100%;
          box-sizing: border-box;
          font: inherit;
          padding: 0.6rem;
          margin: 0.25rem 0 1rem;
        }
      </style>
      <h1>Local ${service}</h1>
      <p>
        Stands in for ${service} on this development server: be whoever you like. Nothing leaves this machine.
      </p>
      <form method="post">
        <label>E-mail address<input type="email" name="email" required autofocus /></label>
        <label><input type="checkbox" name="verified" checked /> The service has verified this address</label>
        <button>Go on to the hub</button>
      </form>
    </html>`
