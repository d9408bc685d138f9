import { expect, it } from 'vitest'
import { imageGeneratorFacts, imageGenerators } from '../media/image-generators.ts'
import { aiServiceLabels, aiServices } from './ai-service.ts'

it('every service has one name, also those that generate images only', () => {
  expect(new Set(aiServices).size).toBe(aiServices.length)
  expect(Object.keys(aiServiceLabels).toSorted()).toEqual([...aiServices].toSorted())
  for (const name of imageGenerators) expect(aiServices).toContain(imageGeneratorFacts[name].service)
})
