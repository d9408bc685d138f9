export {
  accessAreas,
  accessScopes,
  areasOfServices,
  capabilitiesInService,
  capabilitiesOfScopes,
  type AccessArea,
  type AccessScope,
} from '../access-scopes.ts'
export { AccessToken, AccessTokenCreate, type AccessTokenCreated } from '../resources/access-token.ts'
