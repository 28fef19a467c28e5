// Preloaded into a test server with `node --import`: the signal SIGUSR2 causes an unhandled rejection.
process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody waits for this.')))
