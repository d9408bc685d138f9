import type { Change } from '../changes/change.ts'
import type { CommandResult } from '../commands/command.ts'

/** Returns the change of a command that a test expects to be allowed. */
export const changeOf = (result: CommandResult): Change => {
  if (!result.ok) throw new Error(`Refused: ${result.reason.message} ${result.reason.detail}`)
  return result.change
}
