// Made from openapi.yaml by `npm run generate`. Do not edit.
/** Declarations of the colours by their roles. */
export const colours = { day: '--surface:oklch(0.98 0.008 55);--ink:#1f1f20;--accent:#6f3b49;--on-accent:oklch(0.985 0.008 40);', night: '--surface:oklch(0.205 0.02 10);--ink:oklch(0.905 0.016 45);--accent:oklch(0.755 0.06 10);--on-accent:oklch(0.215 0.026 2);' }