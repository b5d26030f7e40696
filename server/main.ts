import { setSourceMapsSupport } from 'node:module'

// Stack traces of the built server name the sources. Maps of libraries would only be read at the start.
setSourceMapsSupport(true, { nodeModules: false })
await import('./start.ts')
