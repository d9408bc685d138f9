import { NameDialog } from '../../../ui/dialogs/name-dialog.tsx'
import type { NameQuestion } from './hooks/use-name-question.ts'

export interface FirstSaveProps {
  readonly question: NameQuestion
  readonly noun: string
  /** Error for an empty name. */
  readonly empty: string
}

/** Dialog that asks for the name at the first save of a page or section. */
export const FirstSave = ({ question: { leaving, answer }, noun, empty }: FirstSaveProps) => (
  <NameDialog
    title={`Save ${noun}`}
    label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} name`}
    description={leaving ? `Name this new ${noun} to save it.` : undefined}
    confirm={`Save ${noun}`}
    empty={empty}
    store={(name) => Promise.resolve(answer({ name }))}
    onClose={() => answer(null)}
    otherwise={leaving ? { label: 'Leave without saving', onClick: () => answer('leave') } : undefined}
  />
)
