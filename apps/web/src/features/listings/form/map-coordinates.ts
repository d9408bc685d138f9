export interface MapCoordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Degrees between two places that may still be the same: about a kilometre. */
const near = 0.01

const patterns: readonly { readonly form: RegExp; readonly latitudeFirst: boolean }[] = [
  // Google's embed code: !2d<longitude>!3d<latitude>
  { form: /!2d(-?\d+(?:\.\d+)?)!3d(-?\d+(?:\.\d+)?)/, latitudeFirst: false },
  // Google's address: q=<latitude>,<longitude>; OpenStreetMap's: marker=<latitude>%2C<longitude>
  { form: /[?&](?:amp;)?(?:q|ll|marker)=(-?\d+\.\d+)(?:,|%2C)\s*(-?\d+\.\d+)/i, latitudeFirst: true },
]

/** The place that the embed code of a map names; null when it names none. */
export const coordinatesOfEmbed = (embedCode: string): MapCoordinates | null => {
  for (const { form, latitudeFirst } of patterns) {
    const [, first, second] = form.exec(embedCode) ?? []
    if (first === undefined || second === undefined) continue
    const [latitude, longitude] = latitudeFirst ? [first, second] : [second, first]
    return { latitude: Number(latitude), longitude: Number(longitude) }
  }
  return null
}

const number = (text: string): number | null => {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) ? value : null
}

/** The map's place when the typed latitude and longitude are missing or elsewhere; null when they agree. */
export const coordinateMismatch = (
  embedCode: string,
  latitude: string,
  longitude: string,
): MapCoordinates | null => {
  const place = coordinatesOfEmbed(embedCode)
  if (place === null) return null
  const [typedLatitude, typedLongitude] = [number(latitude), number(longitude)]
  const agrees =
    typedLatitude !== null &&
    typedLongitude !== null &&
    Math.abs(typedLatitude - place.latitude) <= near &&
    Math.abs(typedLongitude - place.longitude) <= near
  return agrees ? null : place
}
