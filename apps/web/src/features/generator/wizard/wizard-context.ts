import { createContext, use } from 'react'
import type { TurboCheck } from '@web2/contract/generator'
import type { TurboValues } from '../project-values.ts'

/** State shared by the steps of the wizard. */
export interface WizardContext {
  readonly values: TurboValues
  readonly change: (part: Partial<TurboValues>) => void
  /** The last answer to what is entered; undefined until the first. */
  readonly check: TurboCheck | undefined
  /** Sentences by field that are shown by now. */
  readonly problems: Readonly<Record<string, string>>
  /** A sentence on a field, such as 'address'; undefined when nothing is wrong with it. */
  readonly problem: (field: string) => string | undefined
}

export const WizardState = createContext<WizardContext | null>(null)

export const useWizard = (): WizardContext => {
  const wizard = use(WizardState)
  if (wizard === null) throw new Error('A step of the wizard stands outside it.')
  return wizard
}
