/** Reason for which a field is not accepted: the name of a sentence, and its value. */
export interface Problem {
  readonly sentence:
    | 'required'
    | 'agree'
    | 'option'
    | 'email'
    | 'url'
    | 'number'
    | 'date'
    | 'least'
    | 'most'
    | 'earliest'
    | 'latest'
    | 'short'
    | 'long'
    | 'pattern'
    | 'fileType'
    | 'fileSize'
    | 'oneFile'
  readonly value?: string | number
}

/** Problems by name of the field. */
export type Problems = ReadonlyMap<string, Problem>
