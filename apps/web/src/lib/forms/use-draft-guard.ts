import type { SavingDraft } from './use-saving-draft.ts'
import { useSaveHotkey } from './use-save-hotkey.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

/** Ctrl+S saves a draft; whoever leaves it has it saved first, and is asked only when that failed. */
export const useDraftGuard = ({
  isUnsaved,
  save,
}: Pick<SavingDraft<unknown, unknown>, 'isUnsaved' | 'save'>) => {
  useUnsavedGuard(
    isUnsaved,
    () => undefined,
    async () => (await save()) !== null,
  )
  useSaveHotkey(() => void save())
}
