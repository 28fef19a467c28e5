// Preloaded into a measured process: on exit, sends its CPU time in seconds and its peak memory in MB to the parent
// process.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.send?.({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 })
})
