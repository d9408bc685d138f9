import { authenticationService } from './authentication/authentication.ts'
import type { DefinedService } from './define-service.ts'
import { healthService } from './health/health.ts'
import { napsService } from './naps/naps.ts'
import { usersService } from './users/users.ts'
import { versionService } from './version/version.ts'

/** Every service of the product. */
export const services: readonly DefinedService[] = [
  authenticationService,
  healthService,
  napsService,
  usersService,
  versionService,
]
