import { expect, test } from 'vitest'
import { services } from '../registry.ts'
import { methodNames } from '../service-types.ts'
import { openApi } from './docs.ts'

test('every method of every service is described, and no other', () => {
  const described = Object.values(openApi(services).paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  const real = services.flatMap(({ definition }) =>
    methodNames.filter((name) => definition.policy[name]).map((name) => `${definition.path}.${name}`),
  )
  expect(described.sort()).toEqual(real.sort())
})
