// Moves the clock of a test server ahead by `MINUTES_AHEAD`, as if the server was down for this time; loaded with `node
// --import`. Imports the topics of the catalog before it changes the clock, because they shift the dates of campaigns by
// the weeks until the current time. If these dates moved with the clock, no raffle would ever end.
import '#api/catalog/topic.ts'

const ahead = Number(process.env.MINUTES_AHEAD) * 60_000
const { now } = Date

Date.now = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (date, args: unknown[], newTarget): object => {
    const instance: unknown = Reflect.construct(date, args.length ? args : [date.now()], newTarget)
    if (!(instance instanceof date)) throw new Error('new Date() returned no Date.')
    return instance
  },
})
