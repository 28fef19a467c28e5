// Sample picture as a data URL: hills in the brand's colors.
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#f3dfe0" d="M0 0h40v30H0z"/><circle cx="29" cy="9" r="4" fill="#f2d59b"/><path fill="#c98f9b" d="M0 22c8-9 15-6 21-1s12 4 19-2v11H0z"/><path fill="#6f3b49" d="M0 26c9-5 20-3 40 0v4H0z"/></svg>`,
)}`
