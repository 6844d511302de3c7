/**
 * zod tries out whether it may compile its checks, and the content security policy reports each try as a
 * breach. Told here, without loading zod, it does not try. Import this before anything that defines a schema.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
