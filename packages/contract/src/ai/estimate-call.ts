import type { TextGenerator } from './text-generator.ts'
import { textCost } from './text-cost.ts'
import type { TextPrice } from './text-price.ts'

/** Average of English text; other languages need more tokens. */
const charactersPerToken = 4

/** Estimates the tokens of a text by its characters. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

/** Size of a call before it is made. */
export interface ExpectedCall {
  /** Characters of the instructions and the prompt. */
  readonly characters: number
  /** Tokens of the answer. */
  readonly answerTokens: number
}

/**
 * Estimates the cost of a call in US dollars before it is made; null if the price is unknown. Screens show it, and the
 * server reserves it.
 */
export const estimateCall = (
  { name, params }: TextGenerator,
  { characters, answerTokens }: ExpectedCall,
  prices: readonly TextPrice[],
  at?: Date,
): number | null =>
  textCost(name, params.model, { input: estimateTokens(characters), output: answerTokens }, prices, at)

/**
 * Estimates the cost of changing a text, e.g. rewriting a selection: the model reads the text with what surrounds it, and
 * answers with one of about the same length.
 */
export const estimateEdit = (
  writer: TextGenerator,
  { text, surroundings }: { readonly text: number; readonly surroundings: number },
  prices: readonly TextPrice[],
): number | null =>
  estimateCall(writer, { characters: text + surroundings, answerTokens: estimateTokens(text) }, prices)
