// Makes the signal SIGUSR2 cause an unhandled rejection; test servers preload this file with `node --import`.
process.on('SIGUSR2', () => void Promise.reject(new Error('Unhandled rejection of a test.')))
