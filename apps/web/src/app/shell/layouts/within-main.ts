import { createContext } from 'react'

/** True where a layout has put its `<main>` around the screen already; a document has only one. */
export const WithinMain = createContext(false)
