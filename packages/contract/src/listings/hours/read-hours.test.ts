import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayNames, type Weekday } from '../listing.ts'
import { arbitraryNap } from '../../testing/arbitrary-listing.ts'
import { hoursLine, specialLine, weekdayOf } from './opening-hours.ts'
import { readDayHours, readSpecialHours, readWeekHours } from './read-hours.ts'

/** Returns 'Monday: …' as it is shown, or the problem. */
const dayText = (text: string): string => {
  const hours = readDayHours('Monday', text)
  return 'problem' in hours ? `! ${hours.problem}` : weekdayOf('Monday', hours.value).value
}
const weekText = (text: string): string => {
  const week = readWeekHours(text)
  return 'problem' in week ? `! ${week.problem}` : shortened(week.value)
}
/** Groups days with the same hours: 'Mon Tue 09:00 am - 05:00 pm'. */
const shortened = (week: readonly Weekday[]): string => {
  const days = new Map<string, string[]>()
  for (const { name, value } of week)
    if (value !== '') days.set(value, [...(days.get(value) ?? []), name.slice(0, 3)])
  return [...days].map(([value, names]) => `${names.join(' ')} ${value}`).join('; ')
}
const nine = '09:00 am - 05:00 pm'
const split = '09:00 am - 12:00 pm, 01:00 pm - 05:00 pm'
const all = 'Mon Tue Wed Thu Fri Sat Sun'
const weekdays = 'Mon Tue Wed Thu Fri'

describe('readDayHours', () => {
  it.each([
    ['8:00 AM-5:00 PM', '08:00 am - 05:00 pm'],
    ['08:00-17:00', '08:00 am - 05:00 pm'],
    ['8:00AM–5:00PM', '08:00 am - 05:00 pm'],
    ['8:00\u202fAM – 5:00\u202fPM', '08:00 am - 05:00 pm'],
    ['9am-5pm, 6pm-9pm', `${nine}, 06:00 pm - 09:00 pm`],
    ['6pm-9pm, 9am-5pm', `${nine}, 06:00 pm - 09:00 pm`],
    ['9:00 AM-12:00 PM, 1:00 PM-5:00 PM', split],
    ['09:00-12:00,13:00-17:00', split],
    ['9:00 a.m. to 5:00 p.m.', nine],
    ['9a-5p', nine],
    ['0900-1700', nine],
    ['09:00:00-17:00:00', nine],
    ['9-5', nine],
    ['9 - 17', nine],
    ['9-5pm', nine],
    ['1-5pm', '01:00 pm - 05:00 pm'],
    ['9am-5', nine],
    ['from 9 till noon', '09:00 am - 12:00 pm'],
    ['9am - midnight', '09:00 am - 12:00 am'],
    ['9:00 AM-12:00 AM', '09:00 am - 12:00 am'],
    ['18:00-02:00', '06:00 pm - 02:00 am'],
    ['6:00 PM-2:00 AM', '06:00 pm - 02:00 am'],
    ['11pm-2', '11:00 pm - 02:00 am'],
    ['9-12, 12-17', nine],
    ['13:00 pm - 17:00 pm', '01:00 pm - 05:00 pm'],
    ['Monday: 9:00 AM – 5:00 PM', nine],
    ['Open 9-17', nine],
    ['9 bis 17 Uhr', nine],
    ['von 9 bis 17 Uhr', nine],
    ['9.00 - 17.00 Uhr', nine],
    ['9:00 Uhr–12:00 Uhr und 13:00 Uhr–17:00 Uhr', split],
    ['8h30-12h', '08:30 am - 12:00 pm'],
    ['8 h 30 à 12 h', '08:30 am - 12:00 pm'],
    ['de 8h30 à 12h et de 14h à 18h', '08:30 am - 12:00 pm, 02:00 pm - 06:00 pm'],
    ['de 9 a 17 h', nine],
    ['9:00 a. m.–5:00 p. m.', nine],
    ['9 a 13 y de 16 a 20', '09:00 am - 01:00 pm, 04:00 pm - 08:00 pm'],
    ...['Closed', 'x', 'X', '-', '–', 'CLOSED', 'geschlossen', 'Ruhetag', 'Fermé', 'fermée', 'Cerrado'].map(
      (text) => [text, 'Closed'],
    ),
    ...['Closed all day', 'ganztägig geschlossen', 'Fermé toute la journée', 'Cerrado todo el día'].map(
      (text) => [text, 'Closed'],
    ),
    ...[
      '24 hours',
      'Open 24 hours',
      'Open all day',
      'All day',
      '24h',
      '24/7',
      '24h/24',
      '24h/24 7j/7',
      '24 Stunden geöffnet',
      'Rund um die Uhr',
      'ouvert 24h/24',
      '24 heures sur 24',
      'Abierto 24 horas',
      '12:00 AM-12:00 AM',
      '12:00 AM - 11:59 PM',
      '00:00-24:00',
      '0-24 Uhr',
    ].map((text) => [text, 'Open 24 hours']),
  ])('reads %j as %s', (text, shown) => {
    expect(dayText(text)).toBe(shown)
  })

  it.each([
    ['', 'unclear'],
    ['9:00', 'unclear'],
    ['9-', 'unclear'],
    ['9-17-19', 'unclear'],
    ['Closed, 9-17', 'unclear'],
    ['25:00-26:00', '“25:00-26:00” can’t be read'],
    ['9:75-17:00', 'can’t be read'],
    ['by appointment', '“by” can’t be read'],
    ['nach Vereinbarung', '“nach” can’t be read'],
    ['9-17, 12-13', 'overlap'],
    ['1-2, 3-4, 5-6, 7-8, 9-10', 'overlap, or there are more than 4'],
    ['Tuesday 9-17', 'include days other than Monday'],
    ['x'.repeat(3_000), 'too long'],
  ])('rejects %j: %s', (text, problem) => {
    expect(dayText(text)).toMatch(/^! /)
    expect(dayText(text)).toContain(problem)
  })
})

describe('readWeekHours', () => {
  it.each([
    ['Mo–Fr 9–17', `${weekdays} ${nine}`],
    [
      'Mon-Fri: 9am - 5pm; Sat: 10-14; Sun: closed',
      `${weekdays} ${nine}; Sat 10:00 am - 02:00 pm; Sun Closed`,
    ],
    ['Monday: 9:00 AM – 5:00 PM\nTuesday: Closed', `Mon ${nine}; Tue Closed`],
    ['Mon, Wed & Fri 9-5', `Mon Wed Fri ${nine}`],
    ['Mon-Fri 9-5, closed Sat & Sun', `${weekdays} ${nine}; Sat Sun Closed`],
    ['9am-5pm Mon-Fri', `${weekdays} ${nine}`],
    ['M-F 9-5', `${weekdays} ${nine}`],
    ['Daily 9am-5pm', `${all} ${nine}`],
    ['Weekdays 9-5, weekends closed', `${weekdays} ${nine}; Sat Sun Closed`],
    ['Fri-Mon 9-17', `Mon Fri Sat Sun ${nine}`],
    ['24/7', `${all} Open 24 hours`],
    ['Mon-Sun 24 hours', `${all} Open 24 hours`],
    ['Mo=09:00-17:00;Tu=09:00-12:00&13:00-17:00', `Mon ${nine}; Tue ${split}`],
    ['Mo-Fr 9-12, Mo-Fr 13-17', `${weekdays} ${split}`],
    ['Mo-Fr 9-17, Fr 9-12', `Mon Tue Wed Thu ${nine}; Fri 09:00 am - 12:00 pm`],
    ['Mo.–Fr.: 9.00–12.00 Uhr und 13.00–17.00 Uhr, Sa. geschlossen', `${weekdays} ${split}; Sat Closed`],
    ['Mo, Di, Do 9-17 Uhr', `Mon Tue Thu ${nine}`],
    ['Montag bis Freitag von 9 bis 17 Uhr', `${weekdays} ${nine}`],
    ['täglich 9-17 Uhr', `${all} ${nine}`],
    ['Lun-Ven 9h-17h', `${weekdays} ${nine}`],
    ['Lu-Ve 9h-12h, 13h-17h ; Sa-Di fermé', `${weekdays} ${split}; Sat Sun Closed`],
    ['Du lundi au vendredi de 9h à 17h, dimanche fermé', `${weekdays} ${nine}; Sun Closed`],
    ['Tous les jours 9h-17h', `${all} ${nine}`],
    ['Lunes a viernes de 9:00 a 17:00. Domingo cerrado', `${weekdays} ${nine}; Sun Closed`],
    ['L-V 9-13 y 16-20', `${weekdays} 09:00 am - 01:00 pm, 04:00 pm - 08:00 pm`],
    ['Sábado y domingo: 9-17', `Sat Sun ${nine}`],
    ['Sunday: -', 'Sun Closed'],
  ])('reads %j as %s', (text, shown) => {
    expect(weekText(text)).toBe(shown)
  })

  it.each([
    ['Moonday: Closed', '“moonday” can’t be read'],
    ['9-17', 'don’t name a day'],
    ['Mo-Fr', 'unclear'],
    ['', 'unclear'],
    ['Mo-Fr 9-17, Sa nach Vereinbarung', '“nach” can’t be read'],
  ])('rejects %j: %s', (text, problem) => {
    expect(weekText(text)).toContain(problem)
  })
})

describe('readSpecialHours', () => {
  const specialText = (text: string): string => {
    const days = readSpecialHours(text)
    return 'problem' in days ? `! ${days.problem}` : specialLine(days.value)
  }
  it.each([
    ['2026-12-25: x', '2026-12-25: Closed'],
    ['2026-12-24: 9:00 AM-12:00 PM', '2026-12-24: 09:00 am - 12:00 pm'],
    [
      '2026-12-25: x, 2026-12-24: 9:00 AM-12:00 PM, 2026-12-24: 1:00PM-5:00PM',
      `2026-12-25: Closed; 2026-12-24: ${split}`,
    ],
    ['24.12.2026 9-12 Uhr; 25.12.2026 geschlossen', '2026-12-24: 09:00 am - 12:00 pm; 2026-12-25: Closed'],
    ['25/12/2026: fermé', '2026-12-25: Closed'],
    ['12/25/2026: closed', '2026-12-25: Closed'],
    ['2026-12-31: 24 hours', '2026-12-31: 12:00 am - 11:59 pm'],
  ])('reads %j as %s', (text, shown) => {
    expect(specialText(text)).toBe(shown)
  })
  it.each([
    ['Christmas: closed', 'A date is missing'],
    ['2026-02-30: x', 'or unclear'],
    ['05/06/2026: x', 'or unclear'],
    ['2026-12-25', '2026-12-25: These opening hours are unclear'],
    ['2026-12-25: maybe', '2026-12-25: “maybe” can’t be read'],
  ])('rejects %j: %s', (text, problem) => {
    expect(specialText(text)).toContain(problem)
  })
})

it('reads its own output', () => {
  const minute = fc.integer({ min: 0, max: 1_439 })
  const overnight = fc
    .tuple(minute, minute)
    .filter(([start, end]) => end < start)
    .map(([start, end]) => weekdayNames.map((name) => weekdayOf(name, [{ start, end }])))
  const anyWeek = fc.oneof(
    arbitraryNap.map(({ weekdays: week }) => week),
    overnight,
  )
  fc.assert(
    fc.property(anyWeek, (week) => {
      fc.pre(week.some(({ value }) => value !== ''))
      expect(readWeekHours(hoursLine(week))).toEqual({ value: week })
    }),
  )
  fc.assert(
    fc.property(arbitraryNap, ({ specialDays }) => {
      fc.pre(specialDays.length > 0)
      expect(readSpecialHours(specialLine(specialDays))).toEqual({ value: specialDays })
    }),
  )
})

it('handles any text in linear time', () => {
  const parts = fc.constantFrom(
    'Mo',
    'di',
    '-',
    '–',
    ',',
    '9',
    '17:00',
    ' ',
    'x',
    '24h',
    'à',
    'closed',
    '2026-12-25',
  )
  const anyText = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
    fc.array(parts).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const answers = [readWeekHours(text), readSpecialHours(text), readDayHours('Friday', text)]
      return answers.every((answer) => 'value' in answer !== 'problem' in answer)
    }),
  )
})
