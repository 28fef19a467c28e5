/**
 * User agent of the app's web view. The hub accepts a session from a URL without confirmation only from this user
 * agent.
 */
export const inApp = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 MembersHubApp/4.2',
}
