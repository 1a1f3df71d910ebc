// Runs ahead of all others (`vite.config.ts`). What is wrong with these is mended in `app/settings.ts`.
try {
  const { paletteMode, contrast } = JSON.parse(localStorage['app.settings']);
  Object.assign(document.documentElement.dataset, { theme: paletteMode, contrast });
} catch {
  // The default theme.
}
