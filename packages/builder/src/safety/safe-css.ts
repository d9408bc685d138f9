import { splitDeclarations } from '../styles/inline-style.ts'

const dangerous = /expression\s*\(|javascript:|vbscript:|-moz-binding|(?<![\w-])behavior\s*:/i

/** Returns false for a style attribute from which old browsers would run code. */
export const isSafeStyle = (css: string): boolean => !dangerous.test(css)

/** Returns a style attribute without declarations that could run code. */
export const safeStyle = (css: string): string => splitDeclarations(css).filter(isSafeStyle).join(';')

const program = /((?:url\(|@import)\s*(?:["']\s*)?)(?:javascript|vbscript|livescript|mocha):/gi

/** Replaces URLs that would run code in a style sheet; returns the same text if there are none. */
export const safeStyleSheet = (css: string): string => css.replace(program, '$1about:invalid#')
