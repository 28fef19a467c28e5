// Reports the resource use of a measured process. The process preloads this file, which on exit sends CPU time in
// seconds and peak memory in MB to the parent process.
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  process.send?.({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 })
})
