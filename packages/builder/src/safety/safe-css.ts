import { splitDeclarations } from '../styles/inline-style.ts'

const dangerous = /expression\s*\(|javascript:|vbscript:|-moz-binding|(?<![\w-])behavior\s*:/i

/** False for the text of a style attribute that old browsers would run code from. */
export const isSafeStyle = (css: string): boolean => !dangerous.test(css)

/** A style attribute without the declarations that could run code. */
export const safeStyle = (css: string): string => splitDeclarations(css).filter(isSafeStyle).join(';')

const program = /((?:url\(|@import)\s*(?:["']\s*)?)(?:javascript|vbscript|livescript|mocha):/gi

/** A style sheet whose addresses that would run code lead nowhere; the same text when there are none. */
export const safeStyleSheet = (css: string): string => css.replace(program, '$1about:invalid#')
