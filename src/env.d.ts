// Declares the constants that Vite defines at build time.

/** Changes with any input of the build. */
declare const __BUILD_ID__: string

/** Version of the messages: changes with any message and with the screens that use them. */
declare const __MESSAGES__: string

interface ImportMetaEnv {
  /** `off` disables the service worker: installed ones unregister themselves. */
  readonly VITE_OFFLINE?: 'off'
}

/** Source of a script that a module is compiled into (scripts/inlineScript.ts). */
declare module '*?script' {
  const script: string
  export default script
}
