// Adds Chromium's virtual authenticator to a browser, for tests of passkeys.
import type { Page } from '@playwright/test'

/**
 * Adds a fingerprint reader to the page's browser.
 * @returns `press`, which puts a simulated finger on the reader (true) or removes it (false)
 */
export async function thumbReader(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  })
  return {
    press: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
