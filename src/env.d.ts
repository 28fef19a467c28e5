// Declares the constants that Vite defines at build time.

/** Id of the build, which changes with any input of the build. */
declare const __BUILD_ID__: string

/** Version of the message files, which changes if a message or the list of its screens changes. */
declare const __MESSAGES__: string

interface ImportMetaEnv {
  /** `off` disables the service worker: workers that are already installed unregister themselves. */
  readonly VITE_OFFLINE?: 'off'
}

/** Source text of an inline script, compiled from the imported module (scripts/inlineScript.ts). */
declare module '*?script' {
  const script: string
  export default script
}
