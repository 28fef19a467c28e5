// Loaded into a measured process before its program: sends the CPU time in seconds and the peak of its memory in MB to the parent when
// it ends.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.send?.({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 })
})
