import { pictureWishOf, type Json } from '@web2/builder'
import { fieldsOf } from './content-parts.ts'
import type { Drawing, Shape } from './drawing.ts'
import { isMapGround } from './parts/map-grounds.ts'
import type { FormWords, PictureWish, SectionContent, SectionItem, Shade } from './section-content.ts'

type Fields = ReturnType<typeof fieldsOf>

/** Returns those of the fields that are texts. */
const texts = <Name extends string>(fields: Fields, names: readonly Name[]): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : [])),
  ) as Partial<Record<Name, string>>

/** Returns the fields that are true. */
const flags = <Name extends string>(fields: Fields, names: readonly Name[]): Partial<Record<Name, true>> =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === true ? [[name, true]] : []))) as Partial<
    Record<Name, true>
  >

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : [])

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : NaN)

const isText = (value: Json): value is string => typeof value === 'string'

const shapeOf = (value: Json): Shape[] => {
  if (isText(value)) return [value]
  const { tag, attributes, shapes } = fieldsOf(value)
  if (typeof tag !== 'string') return []
  const own = fieldsOf(attributes)
  return [
    {
      tag,
      attributes: texts(own, Object.keys(own)) as Readonly<Record<string, string>>,
      ...(shapes !== undefined && { shapes: list(shapes).flatMap(shapeOf) }),
    },
  ]
}

const drawingOf = (value: Json | undefined): Drawing | undefined => {
  const { width, height, shapes } = fieldsOf(value)
  return typeof width === 'number' && typeof height === 'number' && width * height > 0
    ? { width, height, shapes: list(shapes).flatMap(shapeOf) }
    : undefined
}

const pictureOf = (value: Json | undefined): PictureWish | undefined => {
  const wish = pictureWishOf({ props: { wish: value } })
  if (!wish) return undefined
  const { image: _image, drawing: _drawing, ...rest } = wish as PictureWish
  const fields = fieldsOf(value)
  const image = fieldsOf(fields.image)
  const { url, alt = '' } = texts(image, ['url', 'alt'])
  const drawing = drawingOf(fields.drawing)
  return {
    ...rest,
    ...(url !== undefined && {
      image: { url, alt, width: numberOf(image.width), height: numberOf(image.height) },
    }),
    ...(drawing && { drawing }),
  }
}

const itemOf = (value: Json): SectionItem => {
  const fields = fieldsOf(value)
  const picture = pictureOf(fields.picture)
  return {
    name: '',
    ...texts(fields, ['name', 'text', 'label', 'note', 'price', 'href', 'group']),
    ...flags(fields, ['isLoud', 'isSample']),
    ...(Array.isArray(fields.lines) && { lines: list(fields.lines).filter(isText) }),
    ...(picture && { picture }),
  }
}

const shadeOf = (value: Json): Shade[] => {
  const { name, color } = texts(fieldsOf(value), ['name', 'color'])
  return name === undefined || color === undefined ? [] : [{ name, color }]
}

const formOf = (value: Json | undefined): FormWords | undefined => {
  const fields = fieldsOf(value)
  const { what, where } = texts(fields, ['what', 'where'])
  if (what === undefined) return undefined
  const [work, place, person] = list(fields.sheets).filter(isText)
  return {
    what,
    ...(where !== undefined && { where }),
    ...(work !== undefined &&
      place !== undefined &&
      person !== undefined && { sheets: [work, place, person] }),
  }
}

/**
 * Returns a content as sections can be made of it, whatever its parts are: blocks may come from a file, and their texts
 * may have been deleted. What has another shape is left out.
 */
export const wellFormedContent = (value: Json | undefined): SectionContent => {
  const fields = fieldsOf(value)
  const form = formOf(fields.form)
  return {
    title: '',
    ...texts(fields, ['title', 'lead', 'label', 'note']),
    items: list(fields.items).map(itemOf),
    actions: list(fields.actions).map((each) => ({
      label: '',
      href: '',
      ...texts(fieldsOf(each), ['label', 'href']),
    })),
    pictures: list(fields.pictures).flatMap((each) => pictureOf(each) ?? []),
    ...(isMapGround(fields.ground) && { ground: fields.ground }),
    ...(form && { form }),
    ...flags(fields, ['isSample', 'isCondensed']),
    ...(Array.isArray(fields.shades) && { shades: list(fields.shades).flatMap(shadeOf) }),
  }
}
