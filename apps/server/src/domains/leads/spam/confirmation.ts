import { createHmac, timingSafeEqual } from 'node:crypto'
import { leadLimits } from '@web2/contract/leads'

/** Lead whose visitor is asked to confirm it, until a time in ms since 1970. */
export interface Confirmation {
  readonly leadId: string
  readonly until: number
}

const macOf = (appSecret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', appSecret).update(`web2/lead-confirmation/v1\0${purpose}\0${text}`).digest()

/** Returns the signed text that a confirmation page carries. */
export const writeConfirmation = (
  appSecret: string,
  formId: string,
  { leadId, until }: Confirmation,
): string => {
  const text = `${leadId}.${until}`
  return `${text}.${macOf(appSecret, 'page', `${formId}.${text}`).subarray(0, 16).toString('base64url')}`
}

/** Returns the content of a signed text, or undefined if it is not one of this form and secret. */
export const readConfirmation = (
  appSecret: string,
  formId: string,
  signed: string,
): Confirmation | undefined => {
  const [leadId = '', until = ''] = signed.split('.', 2)
  const confirmation = { leadId, until: Number(until) }
  // the whole text is compared, because answers lead to a page with it
  const [sent, expected] = [signed, writeConfirmation(appSecret, formId, confirmation)].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer]
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? confirmation : undefined
}

/** Returns until when a lead can be confirmed. */
export const confirmableUntil = (now: Date): number => now.getTime() + leadLimits.confirmWithin * 60_000

/** Returns the two numbers from 2 to 9 that the page of a lead asks to add. */
export const questionOf = (appSecret: string, { leadId, until }: Confirmation): readonly [number, number] => {
  const [first = 0, second = 0] = macOf(appSecret, 'question', `${leadId}.${until}`)
  return [2 + (first % 8), 2 + (second % 8)]
}

/** Returns a text with the digits of Arabic and Persian keyboards as those of ASCII. */
const plainDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16))

/** Returns whether an answer is the sum, also if the visitor wrote words around it. */
export const isRightAnswer = (appSecret: string, confirmation: Confirmation, answer: string): boolean => {
  const [first, second] = questionOf(appSecret, confirmation)
  return /^\D{0,20}(\d{1,3})\D{0,20}$/.exec(plainDigits(answer.trim()))?.[1] === String(first + second)
}
