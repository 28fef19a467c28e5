import { chromium } from 'playwright'
import { findChromium } from '#scripts/chromium.ts'
const base = 'http://localhost:4330'
const browser = await chromium.launch({ executablePath: await findChromium() })
const login = async (email: string) => { const c = await browser.newContext({ baseURL: base }); const p = await c.newPage();
 const r = await p.request.post('/api/station/user/login', { data: { account: email, password: process.env.PW }, headers: { 'Browser-Id': 'abcdefgh12345678' } }); const j = await r.json(); await c.close(); return j.data?.token }
const accounts = await import('#api/samples/accounts.ts'); process.env.PW = accounts.samplePassword
const token = await login(process.argv[2] ?? 'sprout@example.com'); console.log(Boolean(token))
const [,,, path, name, ...rest] = process.argv
const actions = rest[0]
for (const [w,h] of [[360,740],[768,1024],[1440,900]] as const) for (const lang of ['EN','TH']) for (const theme of ['light','dark'] as const) {
 if (w===768 && theme==='dark') continue
 const c = await browser.newContext({ baseURL: base, viewport: { width: w, height: h }, colorScheme: theme, locale: lang==='EN'?'en-US':'th-TH' })
 await c.addCookies([{ name: 'locale', value: lang, url: base }, ...(process.env.NOLOGIN ? [] : [{ name: 'hub_token', value: token, url: base }])])
 const p = await c.newPage(); await p.goto(path!); await p.waitForLoadState('networkidle'); await p.waitForTimeout(600)
 await p.screenshot({ path: `/work/wt/shots/${name}-${w}-${lang}-${theme}.png`, fullPage: true }); await c.close() }
await browser.close()
