import { build } from 'vite'

/** Native code, and packages that read files next to their own modules. */
const packagesLeftAlone = ['sharp', '@node-rs/argon2', '@electric-sql/pglite', 'pdfkit']

/**
 * Bundles the server, the executable of operators and their libraries into a few files, because reading hundreds takes most of
 * the start. Modules imported on demand are separate files. The code is not minified, so that stack traces keep their names.
 */
export async function buildServer(output: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, external: packagesLeftAlone },
    build: {
      ssr: true,
      outDir: output,
      target: 'node24',
      minify: false,
      sourcemap: true,
      // Node reads the maps at the start; the sources themselves are next to the build.
      rolldownOptions: {
        input: { main: 'server/main.ts', portal: 'server/portal/main.ts' },
        output: { sourcemapExcludeSources: true },
      },
    },
  })
}
