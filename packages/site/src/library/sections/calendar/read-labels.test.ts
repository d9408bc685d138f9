import { describe, expect, it } from 'vitest'
import { busiestMonth, partsOfYear, readMonths, readSpans } from './read-months.ts'
import { hourName, readTimes } from './read-times.ts'

describe('months of a label', () => {
  it('may be in several parts of the year', () => {
    expect(readSpans('March–May, September–November')).toEqual([
      { from: 3, through: 5 },
      { from: 9, through: 11 },
    ])
    expect(readSpans('June, by hand')).toEqual([{ from: 6, through: 6 }])
    expect(readSpans(undefined)).toEqual([])
  })

  it('are read from names of any length, one or two', () => {
    expect(readMonths('March–May')).toEqual({ from: 3, through: 5 })
    expect(readMonths('sep to Nov')).toEqual({ from: 9, through: 11 })
    expect(readMonths('June')).toEqual({ from: 6, through: 6 })
    expect(readMonths('When it rains')).toBeNull()
    expect(readMonths(undefined)).toBeNull()
  })

  it('have two parts over New Year', () => {
    expect(partsOfYear({ from: 11, through: 2 })).toEqual([
      { from: 1, through: 2 },
      { from: 11, through: 12 },
    ])
  })

  it('are busiest where most tasks meet', () => {
    expect(
      busiestMonth([
        { from: 1, through: 5 },
        { from: 5, through: 8 },
      ]),
    ).toBe(5)
    expect(busiestMonth([{ from: 1, through: 2 }])).toBe(0)
  })
})

describe('times of a label', () => {
  it('are read with one half of the day, two or none', () => {
    expect(readTimes('6:00–7:30 pm')).toEqual({ from: 1080, to: 1170 })
    expect(readTimes('11:30 – 12:30 pm')).toEqual({ from: 690, to: 750 })
    expect(readTimes('9 am to 1 pm')).toEqual({ from: 540, to: 780 })
    expect(readTimes('17:00-18:15')).toEqual({ from: 1020, to: 1095 })
  })

  it('are none in other texts and in spans that end before they begin', () => {
    expect(readTimes('in the evening')).toBeNull()
    expect(readTimes('18:00–17:00')).toBeNull()
  })

  it('have hours with names', () => {
    expect([0, 4, 12, 16, 24].map(hourName)).toEqual(['12 am', '4 am', '12 pm', '4 pm', '12 am'])
  })
})
