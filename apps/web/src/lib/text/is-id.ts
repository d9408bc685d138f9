const shape = /^[0-9a-f-]{36}$/i

/** Returns true for a text that can be a record's id, such as one from the address. */
export const isId = (text: string): boolean => shape.test(text)
