// Recognizes web views of other apps. Google refuses to sign people in there (`disallowed_useragent`).

// Android names each of its web views `wv`; elsewhere the app's own name is the only mark. Home-screen apps of iOS have none.
const webViews =
  /; wv\)|\bLine\/|\bFB(?:AN|AV|_IAB|IOS)\b|\b(?:Instagram|Barcelona|Messenger|TikTok|Zalo|WhatsApp|MicroMessenger|Snapchat|Pinterest|LinkedInApp|KAKAOTALK|NAVER)\b|Twitter for|musical_ly|trill_|Bytedance(?:Webview)?/i

/** @param agent a user agent; `null` if the request has none */
export const isWebView = (agent: string | null): boolean => agent !== null && webViews.test(agent)
