// Detects web views of other apps, in which Google rejects sign-ins (`disallowed_useragent`).

// Android marks web views as `wv`; on other systems only the name of the app identifies them. Home-screen apps of iOS
// have no marker.
const webViews =
  /; wv\)|\bLine\/|\bFB(?:AN|AV|_IAB|IOS)\b|\b(?:Instagram|Barcelona|Messenger|TikTok|Zalo|WhatsApp|MicroMessenger|Snapchat|Pinterest|LinkedInApp|KAKAOTALK|NAVER)\b|Twitter for|musical_ly|trill_|Bytedance(?:Webview)?/i

/** @param agent user agent; `null` if the request has no such header */
export const isWebView = (agent: string | null): boolean => agent !== null && webViews.test(agent)
