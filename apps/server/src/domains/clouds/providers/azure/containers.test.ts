import { expect, it } from 'vitest'
import { growth, linear } from '../../../../testing/growth/growth.ts'
import { partsOf } from './containers.ts'

it.each([
  ['<A>1</A><A></A><B>2</B><A>\n3</A>', ['1', '', '\n3']],
  ['<A>1<A>2</A>', ['1<A>2']],
  ['</A><A>1</A><A>2', ['1']],
  ['', []],
])('reads the elements of %j', (xml, parts) => expect(partsOf(xml, 'A')).toEqual(parts))

it('reads many unclosed elements in linear time', () =>
  expect(
    growth(
      (xml) => partsOf(xml, 'A'),
      (size) => '<A>'.repeat(size),
      10_000,
    ),
  ).toBeLessThanOrEqual(linear))
