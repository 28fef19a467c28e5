// Detects whether the hub is open in the web view of another app, in which Google rejects sign-ins
// (`disallowed_useragent`).

// Matches the user agents of web views. Android marks them with `wv`; on other systems only the name of the app
// identifies them. iOS apps on the home screen have no such marker.
const webViews =
  /; wv\)|\bLine\/|\bFB(?:AN|AV|_IAB|IOS)\b|\b(?:Instagram|Barcelona|Messenger|TikTok|Zalo|WhatsApp|MicroMessenger|Snapchat|Pinterest|LinkedInApp|KAKAOTALK|NAVER)\b|Twitter for|musical_ly|trill_|Bytedance(?:Webview)?/i

/** @param agent value of the `User-Agent` header; `null` if the request has no such header */
export const isWebView = (agent: string | null): boolean => agent !== null && webViews.test(agent)
