import { agenciesFile } from './agencies.ts'
import { buildingsFile } from './buildings.ts'
import { customersFile } from './customers.ts'
import { equipmentsFile } from './equipments.ts'
import { fiscalYearsFile } from './fiscalYears.ts'
import { lotsFile } from './lots.ts'
import { ownersFile } from './owners.ts'
import { peopleFile } from './people.ts'
import { placesFile } from './places.ts'
import { rolesFile } from './roles.ts'

/** The files about people, places and what connects them. */
export const directoryFiles = [
  agenciesFile,
  placesFile,
  buildingsFile,
  peopleFile,
  rolesFile,
  lotsFile,
  ownersFile,
  customersFile,
  equipmentsFile,
  fiscalYearsFile,
]
