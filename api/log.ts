// The server's log: JSON lines on standard output, several at once, because a write of its own for each line costs a call a
// twentieth of its time. A server that is killed loses a second of them at most; what is audited never waits (app.ts).
import pino, { type Logger } from 'pino'

export const openLog = (level: string): Logger =>
  pino({ level }, pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 }))
