import { coveringPaths } from './newReport.model.ts'
import { walkScreen } from './newReport.walk.ts'

walkScreen(coveringPaths.filter(({ state }) => !state.matches('follows that report')))
