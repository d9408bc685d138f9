import { fixAll, type CheckOptions, type CheckRule, type Finding } from '@web2/builder'
import type { Editor } from './editor.ts'

/** Fixes one finding in one undo step. */
export const applyFix = (editor: Editor, { fix }: Finding): void => {
  if (fix && editor.run(fix.label, fix.command(editor.store.document))) editor.announce('Fixed')
}

/** Fixes all findings of a rule in one undo step. */
export const applyAllFixes = (
  editor: Editor,
  rule: CheckRule,
  title: string,
  options: CheckOptions,
): void => {
  const { change, fixed, refused } = fixAll(editor.store.document, rule, options)
  if (fixed > 0) {
    const selection = editor.session.selection.get()
    const after = selection.filter((uuid) => !change.removed.some((gone) => gone.uuid === uuid))
    editor.run(rule === 'sample-text' ? 'Keep all sample text' : `Fix all: ${title}`, {
      ok: true,
      change,
      select: after,
    })
  }
  const left =
    refused === 0
      ? ''
      : refused === 1
        ? ' 1 is locked and was not changed.'
        : ` ${refused} are locked and were not changed.`
  editor.announce(`${fixed} fixed.${left}`)
  if (refused > 0) editor.tell(`${fixed} fixed.${left}`)
}
