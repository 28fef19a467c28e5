// Describes what Vite defines for the app at build time.

/** Changes whenever anything that the pages are made of does. */
declare const __BUILD_ID__: string

/** The version of the messages: changes whenever one of them does, or the screens that say it. */
declare const __MESSAGES__: string

interface ImportMetaEnv {
  /** `off` takes the service worker out of use: it unregisters itself wherever it was. */
  readonly VITE_OFFLINE?: 'off'
}

/** The text of a script that a module is compiled into (scripts/inlineScript.ts). */
declare module '*?script' {
  const script: string
  export default script
}
