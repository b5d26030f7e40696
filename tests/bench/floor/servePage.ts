import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' }

/** Builds and serves the bare React page, gzipped, on a free port of the loopback interface. */
export async function serveFloorPage() {
  const outDir = await mkdtemp(join(tmpdir(), 'portal-floor-'))
  await build({
    configFile: false,
    root: 'tests/bench/floor',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })

  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '/')
    const body = await readFile(join(outDir, path)).catch(() => null)
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    return response.end(gzipSync(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('the floor has no address')

  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.close()
      await rm(outDir, { recursive: true, force: true })
    },
  }
}
