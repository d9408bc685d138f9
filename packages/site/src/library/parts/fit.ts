import type { Step } from './texts.ts'

/** Letters that a value of the listing usually has. */
const usual: Readonly<Record<string, number>> = { 'nap.city': 8, 'nap.businessName': 16 }

/** Returns how many letters a text has once it is filled, with every optional phrase shown. */
export const letterCount = (content: string): number =>
  content
    .replaceAll(/\|\|[^\]]*\]\]/g, '')
    .replaceAll(/\[\[|\]\]/g, '')
    .replaceAll(/\{([\w.]+)\}/g, (_typed, name: string) => 'x'.repeat(usual[name] ?? 12)).length

/** Returns the step for a large title: long ones are set smaller, so that they keep to a few lines. */
export const fitStep = (step: 5 | 6 | 7, content: string): Step => {
  const letters = letterCount(content)
  const drop = letters <= 34 ? 0 : letters <= 64 ? 1 : 2
  return Math.max(4, step - (step === 7 ? drop : Math.max(0, drop - 1))) as Step
}
