import { normalized } from '../../core/text/normalized.ts'
import { weekdayNames, type WeekdayName } from '../listing.ts'

/*
 * Words for opening hours in English, German, French and Spanish, in lowercase without accents. Days are
 * counted from Monday = 0.
 */

const days: readonly string[] = [
  'mo mon monday mondays montag montags lu lun lundi lundis lunes l',
  'tu tue tues tuesday tuesdays die dienstag dienstags ma mar mardi mardis martes',
  'we wed weds wednesday wednesdays mi mit mittwoch mittwochs me mer mercredi mercredis mie mier miercoles',
  'th thu thur thurs thursday thursdays don donnerstag donnerstags je jeu jeudi jeudis ju jue jueves j',
  'fr fri friday fridays fre freitag freitags ve ven vendredi vendredis vi vie viernes v f',
  'sa sat saturday saturdays sam samstag samstags sonnabend sonnabends samedi samedis sab sabado sabados',
  'su sun sunday sundays so son sonntag sonntags dim dimanche dimanches dom domingo domingos',
]

export const dayWords: ReadonlyMap<string, number> = new Map(
  days.flatMap((names, day) => names.split(' ').map((name) => [name, day] as const)),
)

/** Two abbreviations that mean one day in German and another in French or Spanish. */
export const ambiguousDays: ReadonlyMap<string, { readonly german: number; readonly romance: number }> =
  new Map([
    ['di', { german: 1, romance: 6 }],
    ['do', { german: 3, romance: 6 }],
  ])

/** Words that occur only in French or Spanish texts. */
export const romanceWords: ReadonlySet<string> = new Set(
  (
    'lu lun lundi lunes ma mar mardi martes me mer mercredi mie mier miercoles je jeu jeudi ju jue jueves ve ven ' +
    'vendredi vi vie viernes sab sabado samedi dim dimanche dom domingo ferme fermee cerrado cerrada ouvert abierto'
  ).split(' '),
)

const group = (names: string, of: readonly number[]) => names.split(' ').map((name) => [name, of] as const)

export const dayGroups: ReadonlyMap<string, readonly number[]> = new Map([
  ...group('daily everyday taglich taeglich tlj diario diariamente quotidien', [0, 1, 2, 3, 4, 5, 6]),
  ...group('weekday weekdays wochentags', [0, 1, 2, 3, 4]),
  ...group('weekend weekends wochenende', [5, 6]),
])

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))

export const closedWords = setOf(
  'closed x close geschlossen zu ruhetag ferme fermee fermeture cerrado cerrada off',
)
export const untilWords = setOf('to till til until through thru bis a au jusqua hasta al')
export const alsoWords = setOf('and und et y e sowie')
export const noonWords = setOf('noon midday mittag midi mediodia')
export const midnightWords = setOf('midnight mitternacht minuit medianoche')

/** Words that are ignored. */
export const fillingWords = setOf(
  'from von de du des le les la los las el on am the open opened offen geoffnet geoeffnet ouvert ouverte abierto ' +
    'abierta uhr h hr hrs hour hours heure heures hora horas stunden opening business offnungszeiten horaires horario',
)

/** Multi-word phrases with the single word that replaces each. */
export const phrases: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bevery day\b|\bseven days a week\b|\b7 days a week\b|\b7 tage die woche\b/g, ' daily '],
  [/\btous les jours\b|\btodos los dias\b|\b7 ?j ?\/ ?7\b|\b7 ?\/ ?7\b/g, ' daily '],
  [/\bweek-end\b|\bfin(?:es)? de semana\b|\bam wochenende\b/g, ' weekend '],
  [
    /\b(closed|geschlossen|fermee?|cerrad[oa])(?: all day| ganztagig| toute la journee| todo el dia)\b/g,
    ' $1 ',
  ],
  [/\b(?:ganztagig|ganztags) geschlossen\b/g, ' geschlossen '],
  [/\brund um die uhr\b|\baround the clock\b|\b(?:open )?all day\b|\bdurchgehend geoffnet\b/g, ' 24 hours '],
  [/\bm ?- ?f\b/g, ' mon-fri '],
]

/** Returns the weekday that a single word names, as in a column heading. */
export const weekdayNamed = (word: string): WeekdayName | null => {
  const plain = normalized(word, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.length < 2) return null
  const day = dayWords.get(plain) ?? ambiguousDays.get(plain)?.german
  return day === undefined ? null : (weekdayNames[day] ?? null)
}
