import { expect, it } from 'vitest'
import { coordinateMismatch, coordinatesOfEmbed } from './map-coordinates.ts'

const google =
  '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2486.1!2d-2.5879!3d51.4545!2m3" width="600"></iframe>'

it.each([
  [google, { latitude: 51.4545, longitude: -2.5879 }],
  ['https://www.google.com/maps?q=40.7128,-74.0060&output=embed', { latitude: 40.7128, longitude: -74.006 }],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1&amp;marker=52.5200%2C13.4050',
    { latitude: 52.52, longitude: 13.405 },
  ],
  ['https://www.google.com/maps?q=Bristol', null],
  ['', null],
])('%s', (code, place) => {
  expect(coordinatesOfEmbed(code)).toEqual(place)
})

it.each([
  ['51.4545', '-2.5879', true],
  ['51.455', '-2.59', true],
  ['', '', false],
  ['51.4545', '2.5879', false],
  ['north', '-2.5879', false],
])('a listing at %s, %s is where its map is: %s', (latitude, longitude, agrees) => {
  expect(coordinateMismatch(google, latitude, longitude) === null).toBe(agrees)
})
