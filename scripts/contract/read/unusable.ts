// Says why there is nothing to judge: a contract that cannot be read, a base that is not there, an option nobody knows. It is told
// in one sentence and ends the command with 2, which is neither "fine" nor "broken".

export class Unusable extends Error {
  constructor(problem: string, place?: { file: string; line?: number | undefined }) {
    const { file, line } = place ?? {}
    const where = [file, line].filter((part) => part !== undefined).join(':')
    super(where ? `${where}: ${problem}` : `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`)
    this.name = 'Unusable'
  }
}
