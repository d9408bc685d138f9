import { localBusinessTypes } from '@web2/contract/listings'

/** Local businesses; schema.org lists the last ones below MedicalOrganization only. */
const local = new Set(
  [...localBusinessTypes, 'VeterinaryCare', 'MedicalOrganization', 'DiagnosticLab'].map((type) =>
    type.toLowerCase(),
  ),
)

const organizations = new Set(
  (
    'Organization Corporation OnlineBusiness OnlineStore NGO EducationalOrganization School CollegeOrUniversity ' +
    'Preschool PerformingGroup SportsOrganization Cooperative Airline Consortium Project ResearchOrganization ' +
    'NewsMediaOrganization LandmarksOrHistoricalBuildings Museum Place TouristAttraction Brand Person'
  )
    .toLowerCase()
    .split(' '),
)

/** Returns a type's name without its vocabulary: 'https://schema.org/Dentist' → 'dentist'. */
const nameOf = (type: string): string => (/[^/#:]+$/.exec(type.trim())?.[0] ?? '').toLowerCase()

/** Returns 2 if one of the types is a local business, 1 for an organization or place, otherwise 0. */
export const businessRank = (types: readonly string[]): 0 | 1 | 2 => {
  const names = types.map(nameOf)
  if (names.some((name) => local.has(name))) return 2
  return names.some((name) => organizations.has(name)) ? 1 : 0
}
