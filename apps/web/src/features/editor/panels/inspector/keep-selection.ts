import type { CommandResult } from '@web2/builder'
import type { Editor } from '../../document/editor.ts'

/** Returns the result of a command that changes blocks inside the selected one, which stays selected. */
export const keepSelection = (editor: Editor, result: CommandResult): CommandResult =>
  result.ok ? { ...result, select: editor.session.selection.get() } : result
