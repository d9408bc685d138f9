import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeTextChunks } from './stream-text.ts'

const cards = ['one', 'two'] as const

it('merged chunks keep text and position, within the size limit', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...cards), fc.string({ maxLength: 2_000 }))), (written) => {
      const texts = { one: '', two: '' }
      const pieces = written.map(([cardId, text]) => {
        const at = texts[cardId].length
        texts[cardId] += text
        return { accountId: 'a', record: { _id: 'x', generationId: 'g', cardId, turn: 1, at, text } }
      })
      const heard = { one: '', two: '' }
      for (const { record } of mergeTextChunks(pieces)) {
        const cardId = record.cardId as keyof typeof heard
        expect(record.at).toBe(heard[cardId].length)
        expect(record.text.length).toBeLessThanOrEqual(1_200)
        heard[cardId] += record.text
      }
      expect(heard).toEqual(texts)
    }),
  ))
