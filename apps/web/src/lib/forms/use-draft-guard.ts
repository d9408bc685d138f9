import type { SavingDraft } from './use-saving-draft.ts'
import { useSaveHotkey } from './use-save-hotkey.ts'
import { useUnsavedGuard } from './use-unsaved-guard.tsx'

/** Saves a draft on Ctrl+S and before leaving; asks only if saving failed. */
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
