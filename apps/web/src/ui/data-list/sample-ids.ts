import { createContext } from 'react'

const none: ReadonlySet<string> = new Set()

/** Hook that returns the ids of sample records. The shell provides it, because lists know no domain. */
export const SampleIds = createContext<() => ReadonlySet<string>>(() => none)
