// Loaded into a server of tests before anything else: at each SIGUSR2 its clock is six minutes later than it was.
let later = 0
process.on('SIGUSR2', () => {
  later += 360_000
})

const Clock = Date
globalThis.Date = class extends Clock {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Clock.now() + later]))
  }
  static now() {
    return Clock.now() + later
  }
}
