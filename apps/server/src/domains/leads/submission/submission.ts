export { ownFields } from '@web2/builder/leads'

/** File that a visitor sent. */
export interface SubmittedFile {
  /** Name of its field. */
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
  /** True if it is larger than allowed, and `bytes` are its beginning. */
  readonly isCut: boolean
}

/** Entries and files that a form sent, in the order of its fields. */
export interface Submission {
  readonly entries: readonly (readonly [name: string, value: string])[]
  readonly files: readonly SubmittedFile[]
}

/** Reasons for which a submission was not stored. */
const faults = ['entries', 'busy', 'away', 'large', 'unreadable', 'late'] as const
export type Fault = (typeof faults)[number]

/** Returns whether the text is the name of a fault. */
export const isFault = (text: string | null): text is Fault => faults.includes(text as Fault)

/** Ends the reading of a body. */
export class SubmissionFault extends Error {
  readonly fault: Fault

  constructor(fault: Fault) {
    super(`The submission is ${fault}`)
    this.fault = fault
  }
}

/** Returns the first value of a field; empty without one. */
export const valueOf = ({ entries }: Submission, name: string): string =>
  entries.find(([each]) => each === name)?.[1] ?? ''
