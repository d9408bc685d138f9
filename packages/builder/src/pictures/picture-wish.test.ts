import { expect, it } from 'vitest'
import { applyChange, invertChange } from '../changes/change.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { createDocument } from '../tree/create-document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import { pictureWishOf, takeWishedPicture } from './picture-wish.ts'

const newUuid = sequentialUuids()
const wish = { words: 'oak table workshop', alt: 'An oak table' }
const drawing = (props: object = { wish }) => ({
  componentName: 'Icon',
  props: { shapes: ['M0 0h24v24z'], ...props },
  children: [],
  addition: {},
})
const boxed = createDocument(
  [
    {
      componentName: 'Container',
      props: {},
      children: [drawing({ wish, part: 'pictures.0' })],
      addition: {},
    },
  ],
  newUuid,
)
const iconIn = (document: typeof boxed) =>
  subtree(document, document.root).find(({ componentName }) => componentName === 'Icon')!
const image = { url: '/media/a.jpg', alt: 'Our oak table', width: 1200, height: 800 }

it('an image takes the place of a drawing, keeps what belongs there, and leaves with an undo', () => {
  const result = takeWishedPicture(boxed, { uuid: iconIn(boxed).uuid, image }, newUuid)
  if (!result.ok) throw new Error('It was not taken.')
  const filled = applyChange(boxed, result.change)
  const [added] = result.select ?? []
  const { componentName, props } = nodeOf(filled, added!)
  expect(componentName).toBe('Picture')
  expect(props).toMatchObject({ imageUrl: '/media/a.jpg', alt: 'Our oak table', wish, part: 'pictures.0' })
  expect(exportHtml(filled)).toContain('src="/media/a.jpg" alt="Our oak table"')
  expect(exportHtml(filled)).not.toContain('oak table workshop')
  expect(exportHtml(applyChange(filled, invertChange(result.change)))).toBe(exportHtml(boxed))
})

it.each([[undefined], [null], ['words'], [['words']], [{ words: 1, alt: '' }], [{ words: 'a' }]])(
  'a block with %j as a wish waits for no picture',
  (value) => expect(pictureWishOf({ props: { wish: value as never } })).toBeUndefined(),
)
