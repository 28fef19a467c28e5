// Loaded before a server of tests (`node --import`): at the signal a promise fails that nobody waits for.
process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody waits for this.')))
