declare const __APP_VERSION__: string
declare const __BUILD_ID__: string

/** Put in by vite.config.ts. */
export const appVersion = __APP_VERSION__
export const buildId = __BUILD_ID__
