import { NapData } from '@web2/contract/listings'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { readTable } from '../../../lib/tables/read-table.ts'
import { checkRow, isGood, rowChecker } from './check-row.ts'
import { guessColumns } from './guess-columns.ts'
import { guessCountry } from './guess-country.ts'

const read = async (bytes: Uint8Array<ArrayBuffer>, country = '') => {
  const table = await readTable(bytes)
  if (!table.ok) throw new Error(table.problem)
  const mapping = guessColumns(table.head)
  return { mapping, rows: table.rows.map((cells, at) => checkRow(cells, mapping, at, country)) }
}
const utf8 = (text: string) => new TextEncoder().encode(text)

const googleHead = (
  'Store code|Business name|Address line 1|Address line 2|Address line 3|Address line 4|Address line 5|Sub-locality|' +
  'Locality|Administrative area|Country / Region|Postal code|Latitude|Longitude|Primary phone|Additional phones|' +
  'Website|Primary category|Additional categories|Sunday hours|Monday hours|Tuesday hours|Wednesday hours|' +
  'Thursday hours|Friday hours|Saturday hours|Special hours|From the business|Opening date|Logo photo|Cover photo|' +
  'Other photos|Labels|AdWords location extensions phone'
).split('|')

/** Typical cells: all kinds of hours, invalid cells, blanks, codes and names. */
const hours = [
  '9:00 AM-5:00 PM',
  '09:00-17:00',
  '9:00AM–12:00PM, 1:00PM–5:00PM',
  'x',
  '24 hours',
  '6:00 PM-2:00 AM',
  'Closed',
  '12:00 AM-12:00 AM',
  'by appointment',
  '',
]
const googleRow = (at: number): string[] => {
  const cells: Readonly<Record<string, string>> = {
    'Store code': `GA-${at}`,
    'Business name': ` Green Acre ${at} `,
    'Address line 1': at % 7 === 0 ? '' : `${at} Elm Street`,
    'Address line 2': at % 7 === 0 ? `${at} Elm Street` : at % 5 === 0 ? 'Suite 4' : '',
    'Address line 3': at % 11 === 0 ? 'Rear entrance' : '',
    Locality: 'Springfield',
    'Administrative area': at % 2 === 0 ? 'Illinois' : 'il',
    'Country / Region': at % 3 === 0 ? 'US' : 'United States',
    'Postal code': '62701',
    Latitude: at % 13 === 0 ? 'north' : '39.78',
    Longitude: at % 13 === 0 ? '' : '-89.65',
    'Primary phone': at % 4 === 0 ? '+1 217-555-0142' : '(217) 555-0142 ext. 4',
    'Additional phones': '217-555-0143',
    Website: 'https://green.example',
    'Primary category': 'Gardener',
    ...Object.fromEntries(
      googleHead.slice(19, 26).map((day, place) => [day, hours[(at + place) % 10] ?? '']),
    ),
    'Special hours': '2026-12-25: x, 2026-12-24: 9:00 AM-12:00 PM',
    Labels: 'North, Key account',
  }
  return googleHead.map((name) => cells[name] ?? '')
}

describe('the export of Google Business Profile', () => {
  const file = utf8(
    toCsv(
      googleHead,
      Array.from({ length: 60 }, (_, at) => googleRow(at)),
    ),
  )

  it('is understood without choosing a column, the hours of each day on their own', async () => {
    const { mapping } = await read(file)
    const left = googleHead.filter((_name, column) => mapping[column] === null)
    expect(left).toEqual([
      'Additional phones',
      'Primary category',
      'Additional categories',
      'Opening date',
      'Logo photo',
      'Cover photo',
      'Other photos',
      'AdWords location extensions phone',
    ])
    expect(mapping.filter((target) => target?.startsWith('hours.'))).toHaveLength(7)
  })

  it('goes in whole: 60 of 60 rows', async () => {
    const { rows } = await read(file)
    expect(rows.filter(isGood)).toHaveLength(60)
    for (const { data } of rows) expect(Value.Check(NapData, data)).toBe(true)
    expect(rows[1]?.data).toMatchObject({
      storeCode: 'GA-1',
      businessName: 'Green Acre 1',
      address1: '1 Elm Street',
      city: 'Springfield',
      state: 'IL',
      country: 'United States',
      zip: '62701',
      phone: '(217) 555-0142 ext. 4',
      labels: 'North, Key account',
    })
    expect(rows[1]?.data.weekdays?.find(({ name }) => name === 'Sunday')?.value).toBe('09:00 am - 05:00 pm')
    expect(rows[1]?.data.specialDays?.map(({ value }) => value)).toEqual(['Closed', '09:00 am - 12:00 pm'])
    // without a first line the next one is it
    expect(rows[7]?.data.address1).toBe('7 Elm Street')
    expect(rows[55]?.data.address2).toBe('Suite 4, Rear entrance')
  })

  it('loses a cell that cannot be read alone, and says which', async () => {
    const { rows } = await read(file)
    const [thirteenth] = rows.filter(({ at }) => at === 13)
    expect(thirteenth?.data.latitude).toBeUndefined()
    expect(thirteenth?.warnings).toContainEqual({
      column: googleHead.indexOf('Latitude'),
      target: 'latitude',
      reason: 'Latitude must be a number from -90 to 90.',
    })
    const days = rows.flatMap(({ warnings }) => warnings).filter(({ target }) => target.startsWith('hours.'))
    expect(days).toHaveLength(42)
  })
})

it('an ordinary German file of 2,003 rows goes in whole', async () => {
  const lines = Array.from(
    { length: 2_003 },
    (_, at) =>
      `Gärtnerei Grün ${at};Hauptstraße;${at + 1};80331;München;Bayern;089 1234${at % 10}6;` +
      `"Mo–Fr 9–18 Uhr; Sa 9.00–13.00 Uhr, So geschlossen";48,1351;11,5820`,
  )
  const head = 'Firma;Straße;Hausnummer;PLZ;Ort;Bundesland;Telefon;Öffnungszeiten;Breitengrad;Längengrad'
  const text = `${head}\r\n${lines.join('\r\n')}`
  // as Excel writes it: Windows-1252, in which the dash has a place of its own
  const bytes = Uint8Array.from(text, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))
  const first = await read(bytes)
  expect(first.mapping).not.toContain(null)
  const guessed = await guessCountry(first.rows)
  expect(guessed).toBe('Germany')
  const { rows } = await read(bytes, guessed ?? '')
  expect(rows.filter(isGood)).toHaveLength(2_003)
  expect(rows.flatMap(({ warnings }) => warnings)).toEqual([])
  expect(rows[4]?.data).toMatchObject({
    businessName: 'Gärtnerei Grün 4',
    address1: 'Hauptstraße 5',
    zip: '80331',
    city: 'München',
    state: 'Bayern',
    country: 'Germany',
    latitude: '48.1351',
  })
  expect(rows[4]?.data.weekdays?.map(({ value }) => value)).toEqual([
    ...Array<string>(5).fill('09:00 am - 06:00 pm'),
    '09:00 am - 01:00 pm',
    'Closed',
  ])
})

it.each([
  [
    'Yext',
    'Entity ID,Name,Address > Line 1,Address > Line 2,Address > City,Address > Region,Address > Postal Code,Address > Country Code,Main Phone,Website URL > URL,Hours > Monday,Hours > Sunday,Hours > Holiday Hours,Description,Labels',
  ],
  [
    'BrightLocal',
    'location-reference,name,address1,address2,city,region,postcode,country,telephone,url,opening-hours-regular-monday,labels',
  ],
  [
    'Apple Business Connect',
    'Store code,Location name,Street address,Sub locality,Locality,Administrative area,Postal code,Country code,Primary phone,Website,Monday hours,Latitude,Longitude',
  ],
  ['French', 'Enseigne,Adresse,Code postal,Ville,Pays,Téléphone,Site web,Horaires du lundi,Latitude'],
  ['Spanish', 'Empresa,Dirección,Código postal,Ciudad,Provincia,País,Teléfono,Página web,Horario,Etiquetas'],
])('every column of %s is known', (_name, head) => {
  const names = head.split(',')
  const mapping = guessColumns(names)
  expect(names.filter((_each, column) => mapping[column] === null)).toEqual([])
})

it('of ten thousand rows only the one that was corrected is checked again', () => {
  const check = rowChecker(['businessName', 'address1', 'phone', 'hours.Monday'], 'Germany')
  const rows = Array.from({ length: 10_000 }, (_, at) => [
    `Laden ${at}`,
    'Weg 1',
    '030 901820',
    'nach Absprache',
  ])
  const before = rows.map(check)
  const after = rows.with(7, ['Laden 7', 'Weg 1', '030 901820', '9–17 Uhr']).map(check)
  expect(after.flatMap((row, at) => (row === before[at] ? [] : [at]))).toEqual([7])
  expect([before[7]?.warnings.length, after[7]?.warnings.length]).toEqual([1, 0])
})

it('a cell of several lines is one line where the field has one', () => {
  const row = checkRow(
    ['Green\nAcre', 'Mill Yard,\r\n 2 Lane', 'Rear\nentrance', '555 0100', 'One.\nTwo.'],
    ['businessName', 'address1', 'address2', 'phone', 'aboutUsBlurb'],
    0,
  )
  expect(row.data).toMatchObject({
    businessName: 'Green Acre',
    address1: 'Mill Yard, 2 Lane',
    address2: 'Rear, entrance',
    aboutUsBlurb: 'One.\nTwo.',
  })
})

it('a formula is text like any other', () => {
  const row = checkRow(["'=HYPERLINK(1)", '=1+1', '555 0100'], ['businessName', 'address1', 'phone'], 0)
  expect(row.data).toMatchObject({ businessName: '=HYPERLINK(1)', address1: '=1+1' })
})

it.each([
  [{ phone: '+44 117 496 0123', zip: '' }, 'United Kingdom'],
  [{ phone: '(217) 555-0142', zip: '62701' }, 'United States'],
  [{ phone: '416 555 0142', zip: 'M5V 2T6' }, 'Canada'],
  [{ phone: '12', zip: '' }, null],
])('the country of %j is guessed: %s', async (fields, country) => {
  const row = checkRow(
    ['A', '1 Lane', fields.phone, fields.zip],
    ['businessName', 'address1', 'phone', 'zip'],
    0,
  )
  expect(await guessCountry([row])).toBe(country)
})
